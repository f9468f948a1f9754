import { EVERY, slot, TOP_DRESS, value } from './define';

export const NECKLINE_FRONT = slot(
  'neckline-front',
  {
    round: value(EVERY),
    scoop: value(EVERY),
    v: value(EVERY, 1, 10),
    square: value(EVERY, 1, 10),
    boat: value(TOP_DRESS),
    sweetheart: value(TOP_DRESS, 2, 15),
    wrap: value(TOP_DRESS, 2, 15),
    keyhole: value(TOP_DRESS, 1, 25),
  },
  { top: 'round', dress: 'round', jacket: 'v' },
);
