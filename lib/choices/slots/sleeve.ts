import { EVERY, slot, value } from './define';

/** How the arm is covered. */
export const SLEEVE = slot(
  'sleeve',
  {
    none: value(EVERY),
    'set-in': value(EVERY, 2, 45),
    puff: value(EVERY, 3, 65),
    bishop: value(EVERY, 3, 60),
    bell: value(EVERY, 2, 45),
    flutter: value(EVERY, 2, 45),
    'two-piece': value(EVERY, 3, 60),
  },
  { top: 'set-in', dress: 'set-in', jacket: 'two-piece' },
);
