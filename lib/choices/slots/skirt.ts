import { DRESS, slot, value } from './define';
import { SEAMED } from './waist-seam';

/** The lower part of a dress. */
export const SKIRT = slot(
  'skirt',
  {
    straight: value(DRESS, 1, 20),
    'a-line': value(DRESS, 0, 5),
    'half-circle': value(DRESS, 0, 10),
    'full-circle': value(DRESS, 1, 20),
    gathered: value(DRESS, 1, 20),
    pleated: value(DRESS, 2, 45),
    panelled: value(DRESS, 1, 30),
    tiered: value(DRESS, 2, 60),
  },
  { dress: 'a-line' },
  { 'waist-seam': SEAMED },
);
