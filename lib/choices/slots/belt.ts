import { EVERY, slot, value } from './define';

/** What marks the waist, beside the garment itself. */
export const BELT = slot(
  'belt',
  {
    none: value(EVERY),
    tie: value(EVERY, 1, 40),
    buckle: value(EVERY, 2, 55),
    'half-belt': value(EVERY, 1, 35),
  },
  { top: 'none', dress: 'none', jacket: 'none' },
);
