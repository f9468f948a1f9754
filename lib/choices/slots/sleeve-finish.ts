import { slot, TOP_DRESS, value } from './define';

export const SLEEVE_FINISH = slot(
  'sleeve-finish',
  { hem: value(TOP_DRESS) },
  { top: 'hem', dress: 'hem' },
  { sleeve: ['set-in'] },
);
