import { slot, TOP_DRESS, value } from './define';

export const NECKLINE_FRONT = slot(
  'neckline-front',
  {
    round: value(TOP_DRESS),
    scoop: value(TOP_DRESS),
    v: value(TOP_DRESS, 1, 10),
    square: value(TOP_DRESS, 1, 10),
    boat: value(TOP_DRESS),
    sweetheart: value(TOP_DRESS, 2, 15),
  },
  { top: 'round', dress: 'round' },
);
