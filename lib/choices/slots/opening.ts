import { EVERY, slot, TOP_DRESS, value } from './define';

export const OPENING = slot(
  'opening',
  {
    none: value(TOP_DRESS),
    'back-zip': value(TOP_DRESS, 2, 40),
    'front-buttons': value(EVERY, 2, 75),
    'hidden-buttons': value(EVERY, 3, 95),
    'back-buttons': value(EVERY, 2, 75),
    'double-breasted': value(EVERY, 3, 90),
  },
  { top: 'back-zip', dress: 'back-zip', jacket: 'front-buttons' },
);
