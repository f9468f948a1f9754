import { slot, TOP_DRESS, value } from './define';

export const SLEEVE_LENGTH = slot(
  'sleeve-length',
  { short: value(TOP_DRESS), elbow: value(TOP_DRESS), long: value(TOP_DRESS, 0, 5) },
  { top: 'short', dress: 'short' },
  { sleeve: ['set-in'] },
);
