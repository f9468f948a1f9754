import { DRESS, slot, value } from './define';

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

/** Values that part the garment at a seam. */
export const SEAMED: readonly string[] = ['empire', 'natural', 'dropped'];
