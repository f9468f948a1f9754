import { slot, TOP_DRESS, value } from './define';

export const OPENING = slot(
  'opening',
  {
    none: value(TOP_DRESS),
    'back-zip': value(TOP_DRESS, 2, 40),
    'front-buttons': value(TOP_DRESS, 2, 75),
  },
  { top: 'back-zip', dress: 'back-zip' },
);
