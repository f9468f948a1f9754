import { slot, TOP, value } from './define';

/** How close it is worn; the figures are the drafting's (METHODS §2). */
export const FIT = slot(
  'fit',
  {
    'very-fitted': value(TOP, 2, 20),
    fitted: value(TOP, 1, 10),
    'semi-fitted': value(TOP),
    easy: value(TOP),
    loose: value(TOP),
  },
  { top: 'semi-fitted' },
);
