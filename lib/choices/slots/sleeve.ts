import { EVERY, slot, TOP_DRESS, value } from './define';

/** How the arm is covered. */
export const SLEEVE = slot(
  'sleeve',
  {
    none: value(EVERY),
    straps: value(TOP_DRESS, 1, 10),
    cap: value(TOP_DRESS, 1, 10),
    'set-in': value(EVERY, 2, 45),
    puff: value(EVERY, 3, 65),
    bishop: value(EVERY, 3, 60),
    bell: value(EVERY, 2, 45),
    flutter: value(EVERY, 2, 45),
    'two-piece': value(EVERY, 3, 60),
    dropped: value(EVERY, 1, 40),
    raglan: value(EVERY, 3, 60),
    kimono: value(TOP_DRESS, 1, 20),
  },
  { top: 'set-in', dress: 'set-in', jacket: 'two-piece' },
);
