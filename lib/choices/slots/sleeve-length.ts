import { slot, TOP, value } from './define';

export const SLEEVE_LENGTH = slot(
  'sleeve-length',
  { short: value(TOP), elbow: value(TOP), long: value(TOP, 0, 5) },
  { top: 'short' },
  { sleeve: ['set-in'] },
);
