import { DRESS, slotWith, value } from './define';
import { allBut } from './traits';

interface WaistSeamTraits {
  /** Where the bodice ends, seen from the waist. */
  readonly bodiceTo: 'nowhere' | 'above' | 'waist' | 'below';
}

/** Where bodice and skirt meet; without a seam they are cut in one. */
export const WAIST_SEAM = slotWith<WaistSeamTraits>()(
  'waist-seam',
  {
    none: { ...value(DRESS), bodiceTo: 'nowhere' },
    empire: { ...value(DRESS, 1, 15), bodiceTo: 'above' },
    natural: { ...value(DRESS, 1, 15), bodiceTo: 'waist' },
    dropped: { ...value(DRESS, 1, 15), bodiceTo: 'below' },
  },
  { dress: 'none' },
  { word: 'waistline' },
);

/** The garment is parted at a seam. */
export const SEAMED = allBut(WAIST_SEAM, 'none');
