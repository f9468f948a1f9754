import { slot, TOP, value } from './define';

export const SLEEVE_FINISH = slot(
  'sleeve-finish',
  { hem: value(TOP) },
  { top: 'hem' },
  { sleeve: ['set-in'] },
);
