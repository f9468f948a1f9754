import { DRESS, slot, value } from './define';
import { allBut } from './traits';

/** Where bodice and skirt meet; without a seam they are cut in one. */
export const WAIST_SEAM = slot(
  'waist-seam',
  {
    none: value(DRESS),
    empire: value(DRESS, 1, 15),
    natural: value(DRESS, 1, 15),
    dropped: value(DRESS, 1, 15),
  },
  { dress: 'none' },
);

/** The garment is parted at a seam. */
export const SEAMED = allBut(WAIST_SEAM, 'none');
