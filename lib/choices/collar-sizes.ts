import type { Range, SizeDefinition } from './catalogue-types';
import { EVERY } from './slots/define';

/** Dimensions of collars, finished, cm: width 3–12.5, height 2–7. */
export const COLLAR_SIZES: readonly SizeDefinition[] = [
  {
    id: 'collar-width',
    garments: EVERY,
    min: 3,
    max: 12.5,
    step: 0.5,
    default: 6,
    needs: { collar: ['shirt', 'peter-pan', 'bow', 'ruffle', 'shawl', 'notched'] },
    by: {
      'collar/shirt': { min: 4, max: 12.5, default: 7 },
      'collar/bow': { min: 3, max: 12.5, default: 5 },
      'collar/shawl': { min: 5, max: 12.5, default: 8 },
      'collar/notched': { min: 5, max: 12.5, default: 8 },
      'collar/ruffle': { min: 3, max: 12.5, default: 4 },
    },
  },
  {
    id: 'collar-height',
    garments: EVERY,
    min: 2,
    max: 7,
    step: 0.5,
    default: 3,
    needs: { collar: ['stand', 'shirt', 'funnel', 'shawl', 'notched'] },
    by: {
      'collar/shirt': { min: 2, max: 4.5, default: 3 },
      'collar/funnel': { min: 3, max: 7, default: 4 },
      'collar/shawl': { min: 2, max: 4, default: 3 },
      'collar/notched': { min: 2, max: 4.5, default: 3 },
    },
  },
];

/**
 * A collar that stands wants the neckline near the neck: half a centimetre lower in front, for comfort (METHODS §6). A
 * funnel, grown on without a seam, stands off the neck instead: wider at the shoulder, its edge set by its height alone. A lapel
 * breaks where the V of the neckline ends.
 */
export const STANDING_NECK: Readonly<Record<'depth' | 'width' | 'back', Readonly<Record<string, Range>>>> = {
  depth: {
    'collar/stand': { min: 0, max: 3, default: 0.5 },
    'collar/shirt': { min: 0, max: 3, default: 0.5 },
    'collar/funnel': { min: 0, max: 0, default: 0 },
    'collar/shawl': { min: 12, max: 22, default: 16 },
    'collar/notched': { min: 12, max: 22, default: 16 },
  },
  width: {
    'collar/stand': { min: 0, max: 2, default: 0.5 },
    'collar/shirt': { min: 0, max: 2, default: 0.5 },
    'collar/funnel': { min: 3.5, max: 6, default: 4.5 },
    'collar/shawl': { min: 0, max: 2, default: 0.5 },
    'collar/notched': { min: 0, max: 2, default: 0.5 },
  },
  back: {
    'collar/stand': { min: 0, max: 2, default: 0.5 },
    'collar/shirt': { min: 0, max: 2, default: 0.5 },
    'collar/funnel': { min: 2, max: 2, default: 2 },
    'collar/shawl': { min: 0, max: 2, default: 0.5 },
    'collar/notched': { min: 0, max: 2, default: 0.5 },
  },
};
