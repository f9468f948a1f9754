import { slot, TOP_DRESS, value } from './define';

export const SLEEVE = slot(
  'sleeve',
  { none: value(TOP_DRESS), 'set-in': value(TOP_DRESS, 2, 45) },
  { top: 'set-in', dress: 'set-in' },
);
