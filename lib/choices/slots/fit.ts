import { EVERY, slot, TOP_DRESS, value } from './define';

/** How close it is worn; the figures are the drafting's (METHODS §2). */
export const FIT = slot(
  'fit',
  {
    'very-fitted': value(TOP_DRESS, 2, 20),
    fitted: value(EVERY, 1, 10),
    'semi-fitted': value(EVERY),
    easy: value(EVERY),
    loose: value(TOP_DRESS),
  },
  { top: 'semi-fitted', dress: 'semi-fitted', jacket: 'semi-fitted' },
  { word: 'design-ease' },
);
