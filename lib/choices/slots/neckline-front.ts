import { slot, TOP, value } from './define';

export const NECKLINE_FRONT = slot(
  'neckline-front',
  {
    round: value(TOP),
    scoop: value(TOP),
    v: value(TOP, 1, 10),
    square: value(TOP, 1, 10),
    boat: value(TOP),
    sweetheart: value(TOP, 2, 15),
  },
  { top: 'round' },
);
