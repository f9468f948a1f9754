import { EVERY, slot, TOP_DRESS, value } from './define';

export const NECKLINE_BACK = slot(
  'neckline-back',
  {
    round: value(EVERY),
    v: value(TOP_DRESS, 1, 10),
    square: value(TOP_DRESS, 1, 10),
    boat: value(TOP_DRESS),
  },
  { top: 'round', dress: 'round', jacket: 'round' },
);
