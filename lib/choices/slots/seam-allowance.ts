import { EVERY, slot, value } from './define';

export const SEAM_ALLOWANCE = slot(
  'seam-allowance',
  {
    '0-5-cm': value(EVERY, 1),
    '0-7-cm': value(EVERY),
    '1-cm': value(EVERY),
    '1-5-cm': value(EVERY),
    'quarter-inch': value(EVERY, 1),
    'half-inch': value(EVERY),
    'five-eighths-inch': value(EVERY),
    'one-inch': value(EVERY),
  },
  { top: '1-cm', dress: '1-cm', jacket: '1-cm' },
);
