import { slot, TOP, value } from './define';

export const NECKLINE_BACK = slot(
  'neckline-back',
  { round: value(TOP), v: value(TOP, 1, 10), square: value(TOP, 1, 10), boat: value(TOP) },
  { top: 'round' },
);
