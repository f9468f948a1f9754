import { DRESS, slot, value } from './define';
import { SEAMED } from './waist-seam';

/** How the pleats of a pleated skirt are turned. */
export const PLEATS = slot(
  'pleats',
  { knife: value(DRESS), box: value(DRESS) },
  { dress: 'knife' },
  { word: 'pleat', needs: { ...SEAMED, skirt: ['pleated'] } },
);
