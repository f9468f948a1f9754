import { slot, TOP, value } from './define';

export const OPENING = slot(
  'opening',
  { none: value(TOP), 'back-zip': value(TOP, 2, 40) },
  { top: 'back-zip' },
);
