import { EVERY, slot, value } from './define';

export const BACK_SHAPING = slot(
  'back-shaping',
  {
    none: value(EVERY),
    'waist-darts': value(EVERY, 1, 12),
    'shoulder-dart': value(EVERY, 1, 16),
    princess: value(EVERY, 2, 30),
  },
  { top: 'waist-darts', dress: 'waist-darts', jacket: 'waist-darts' },
);
