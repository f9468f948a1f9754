import { slot, TOP, value } from './define';

export const BACK_SHAPING = slot(
  'back-shaping',
  { none: value(TOP), 'waist-darts': value(TOP, 1, 12) },
  { top: 'waist-darts' },
);
