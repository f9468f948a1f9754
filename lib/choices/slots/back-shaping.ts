import { slot, TOP_DRESS, value } from './define';

export const BACK_SHAPING = slot(
  'back-shaping',
  { none: value(TOP_DRESS), 'waist-darts': value(TOP_DRESS, 1, 12) },
  { top: 'waist-darts', dress: 'waist-darts' },
);
