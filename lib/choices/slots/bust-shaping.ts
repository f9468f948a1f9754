import { EVERY, slot, value } from './define';

/** Where the cloth is shaped over the bust. */
export const BUST_SHAPING = slot(
  'bust-shaping',
  {
    'side-dart': value(EVERY, 1, 10),
    'french-dart': value(EVERY, 1, 12),
    'armhole-dart': value(EVERY, 1, 12),
    'shoulder-dart': value(EVERY, 1, 10),
    'neck-dart': value(EVERY, 2, 12),
    'waist-dart': value(EVERY, 1, 10),
    'princess-armhole': value(EVERY, 2, 30),
    'princess-shoulder': value(EVERY, 2, 30),
    'gathered-yoke': value(EVERY, 2, 30),
  },
  { top: 'side-dart', dress: 'side-dart', jacket: 'side-dart' },
);
