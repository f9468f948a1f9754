import { EVERY, slotWith, TOP, value } from './define';
import { having } from './traits';

interface SilhouetteTraits {
  /** The waist is taken in. */
  readonly shaped: boolean;
  /** A seam at the waist parts it, and a skirt of its own hangs below. */
  readonly parted: boolean;
}

export const SILHOUETTE = slotWith<SilhouetteTraits>()(
  'silhouette',
  {
    fitted: { ...value(EVERY, 1, 10), shaped: true, parted: false },
    straight: { ...value(EVERY), shaped: false, parted: false },
    'a-line': { ...value(EVERY), shaped: false, parted: false },
    peplum: {
      ...value(TOP, 2, 35),
      shaped: true,
      parted: true,
      sizes: { length: { min: 8, max: 30, default: null } },
      renames: { 'skirt-': 'peplum-' },
    },
  },
  { top: 'fitted', dress: 'fitted', jacket: 'fitted' },
);

/** A skirt of its own hangs from a seam at the waist of a top. */
export const PEPLUM = having(SILHOUETTE, ({ parted }) => parted);

/** The garment follows the waist. */
export const WAISTED = having(SILHOUETTE, ({ shaped }) => shaped);
