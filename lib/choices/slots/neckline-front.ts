import { slot, TOP, value } from './define';

export const NECKLINE_FRONT = slot(
  'neckline-front',
  { round: value(TOP), v: value(TOP, 1, 10) },
  { top: 'round' },
);
