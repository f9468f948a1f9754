import type { SizeDefinition } from './catalogue-types';
import { COLLAR_SIZES } from './collar-sizes';
import { limitsOpposite, limitsTogether } from './neckline-limits';
import { SLEEVE_SIZES } from './sleeve-sizes';
import { BUST_SHAPING } from './slots/bust-shaping';
import { COLLAR } from './slots/collar';
import { DRESS, EVERY, JACKET, TOP, TOP_DRESS } from './slots/define';
import { NECKLINE_BACK } from './slots/neckline-back';
import { NECKLINE_FRONT } from './slots/neckline-front';
import { OPENING } from './slots/opening';
import { SIDE_SLIT } from './slots/side-slit';
import { PEPLUM, SILHOUETTE } from './slots/silhouette';
import { SLEEVE } from './slots/sleeve';
import { having, limitsBy, presetBy } from './slots/traits';
import { SEAMED } from './slots/waist-seam';
import { SMALL_PARTS } from './small-parts';

const SLEEVED = having(SLEEVE, ({ armhole }) => armhole !== 'bare');
const BUTTONED = having(OPENING, ({ placket }) => placket);

/** Limits beside neckline and collar, beside the collar, and last beside the neckline itself, with its named steps. */
function besideNeckline(
  neckline: typeof NECKLINE_FRONT | typeof NECKLINE_BACK,
  size: string,
  steps: Readonly<Record<string, number>>,
): Pick<SizeDefinition, 'by' | 'presets'> {
  return {
    by: { ...limitsTogether(neckline, size), ...limitsOpposite(size), ...limitsBy(size, COLLAR, neckline) },
    presets: Object.entries(steps).map(([id, value]) => ({ id, value, by: presetBy(neckline, size, id) })),
  };
}

/** Every dimension that can be set by hand, in centimetres. Eases are over the whole girth. */
export const DIMENSIONS: readonly SizeDefinition[] = [
  { id: 'ease-bust', garments: EVERY, min: 3, max: 30, step: 0.5, default: null },
  { id: 'ease-waist', garments: EVERY, min: 1, max: 30, step: 0.5, default: null },
  { id: 'ease-hip', garments: EVERY, min: 2, max: 30, step: 0.5, default: null },
  { id: 'ease-biceps', garments: EVERY, min: 3, max: 20, step: 0.5, default: null, needs: SLEEVED },
  /** Below the waist at centre back; above it when negative. */
  {
    id: 'length',
    garments: TOP,
    min: -8,
    max: 45,
    step: 0.5,
    default: null,
    by: limitsBy('length', SILHOUETTE, BUST_SHAPING, SIDE_SLIT),
  },
  { id: 'length', garments: DRESS, min: 34, max: 116, step: 0.5, default: null },
  {
    id: 'length',
    garments: JACKET,
    min: -8,
    max: 75,
    step: 0.5,
    default: null,
    by: limitsBy('length', BUST_SHAPING),
  },
  /** What the lower edge of a peplum has more than its seam, all round. */
  {
    id: 'peplum-flare',
    garments: TOP,
    min: 20,
    max: 150,
    step: 1,
    default: null,
    needs: PEPLUM,
  },
  {
    id: 'gather-ratio',
    garments: DRESS,
    min: 1.5,
    max: 2.5,
    step: 0.1,
    default: 2,
    needs: { ...SEAMED, skirt: ['gathered'] },
    by: limitsBy('gather-ratio', SILHOUETTE),
  },
  {
    id: 'neckline-front-depth',
    garments: EVERY,
    min: 0,
    max: 22,
    step: 0.5,
    default: 2,
    ...besideNeckline(NECKLINE_FRONT, 'neckline-front-depth', { high: 0.5, medium: 2, low: 6 }),
  },
  {
    id: 'neckline-front-width',
    garments: EVERY,
    min: 0,
    max: 9,
    step: 0.5,
    default: 1,
    needs: having(NECKLINE_FRONT, ({ bares }) => bares !== 'both'),
    ...besideNeckline(NECKLINE_FRONT, 'neckline-front-width', { narrow: 0.5, medium: 1, wide: 3 }),
  },
  {
    id: 'neckline-back-depth',
    garments: EVERY,
    min: 0,
    max: 18,
    step: 0.5,
    default: 1,
    needs: having(NECKLINE_FRONT, ({ bares }) => bares === undefined),
    ...besideNeckline(NECKLINE_BACK, 'neckline-back-depth', { high: 1, medium: 3, low: 7 }),
  },
  {
    id: 'placket-width',
    garments: TOP_DRESS,
    min: 2,
    max: 5,
    step: 0.5,
    default: 3,
    needs: BUTTONED,
  },
  {
    id: 'placket-width',
    garments: JACKET,
    min: 2,
    max: 5,
    step: 0.5,
    default: 4.5,
    needs: BUTTONED,
  },
  ...COLLAR_SIZES,
  ...SLEEVE_SIZES,
  ...SMALL_PARTS,
];
