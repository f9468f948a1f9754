import { slot, TOP, TOP_DRESS, value } from './define';

/** Where the cloth is shaped over the bust. */
export const BUST_SHAPING = slot(
  'bust-shaping',
  {
    'side-dart': value(TOP_DRESS, 1, 10),
    'french-dart': value(TOP_DRESS, 1, 12),
    'armhole-dart': value(TOP_DRESS, 1, 12),
    'shoulder-dart': value(TOP_DRESS, 1, 10),
    'neck-dart': value(TOP_DRESS, 2, 12),
    'waist-dart': value(TOP, 1, 10),
    'princess-armhole': value(TOP_DRESS, 2, 30),
    'princess-shoulder': value(TOP_DRESS, 2, 30),
  },
  { top: 'side-dart', dress: 'side-dart' },
);
