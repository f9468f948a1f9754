import { EVERY, slotWith, TOP, value } from './define';
import { OPENING } from './opening';
import { having } from './traits';

interface SilhouetteTraits {
  /** The waist is taken in. */
  readonly shaped: boolean;
  /** A seam at the waist parts it, and a skirt of its own hangs below. */
  readonly parted: boolean;
  /** It hangs straight and is drawn in at the waist by what runs in a casing. */
  readonly drawnInBy?: 'elastic' | 'cord';
}

/** A full skirt is drawn in once more: it is gathered less on to its seam. */
const GATHERED_IN = {
  shaped: false,
  parted: false,
  sizes: { 'gather-ratio': { min: 1.5, max: 2, default: 1.5 } },
} as const;

export const SILHOUETTE = slotWith<SilhouetteTraits>()(
  'silhouette',
  {
    fitted: { ...value(EVERY, 1, 10), shaped: true, parted: false },
    straight: { ...value(EVERY), shaped: false, parted: false },
    'a-line': { ...value(EVERY), shaped: false, parted: false },
    'elastic-waist': { ...value(EVERY, 1, 35), ...GATHERED_IN, drawnInBy: 'elastic' },
    'drawstring-waist': { ...value(EVERY, 1, 50), ...GATHERED_IN, drawnInBy: 'cord' },
    peplum: {
      ...value(TOP, 2, 35),
      shaped: true,
      parted: true,
      sizes: { length: { min: 8, max: 30, default: null } },
      renames: { 'skirt-': 'peplum-' },
    },
  },
  { top: 'fitted', dress: 'fitted', jacket: 'fitted' },
  {
    // What is pulled on is hardly taken in at the waist, which lets the shoulders through: so it is only where that is asked for.
    defaultsBeside: [{ when: having(OPENING, ({ face }) => face === 'none'), value: 'straight' }],
  },
);

/** A skirt of its own hangs from a seam at the waist of a top. */
export const PEPLUM = having(SILHOUETTE, ({ parted }) => parted);
