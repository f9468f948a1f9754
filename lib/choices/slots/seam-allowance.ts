import { slot, TOP, value } from './define';

export const SEAM_ALLOWANCE = slot(
  'seam-allowance',
  {
    '0-5-cm': value(TOP, 1),
    '0-7-cm': value(TOP),
    '1-cm': value(TOP),
    '1-5-cm': value(TOP),
    'quarter-inch': value(TOP, 1),
    'half-inch': value(TOP),
    'five-eighths-inch': value(TOP),
    'one-inch': value(TOP),
  },
  { top: '1-cm' },
);
