import { slot, TOP_DRESS, value } from './define';

export const SEAM_ALLOWANCE = slot(
  'seam-allowance',
  {
    '0-5-cm': value(TOP_DRESS, 1),
    '0-7-cm': value(TOP_DRESS),
    '1-cm': value(TOP_DRESS),
    '1-5-cm': value(TOP_DRESS),
    'quarter-inch': value(TOP_DRESS, 1),
    'half-inch': value(TOP_DRESS),
    'five-eighths-inch': value(TOP_DRESS),
    'one-inch': value(TOP_DRESS),
  },
  { top: '1-cm', dress: '1-cm' },
);
