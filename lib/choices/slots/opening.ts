import { EVERY, slot, TOP_DRESS, value } from './define';

export const OPENING = slot(
  'opening',
  {
    none: value(TOP_DRESS),
    'back-zip': value(TOP_DRESS, 2, 40),
    'side-zip': value(TOP_DRESS, 2, 40),
    'front-buttons': value(EVERY, 2, 75),
    'hidden-buttons': value(EVERY, 3, 95),
    'back-buttons': value(EVERY, 2, 75),
    'back-keyhole': value(TOP_DRESS, 1, 30),
    'front-zip': value(EVERY, 2, 45),
    'double-breasted': value(EVERY, 3, 90),
    wrap: value(TOP_DRESS, 2, 60),
  },
  { top: 'back-zip', dress: 'back-zip', jacket: 'front-buttons' },
);
