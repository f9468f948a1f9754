import { WITH_FINISH } from '../sleeve-sizes';
import { EVERY, slot, value } from './define';

/** What the sleeve ends in. */
export const SLEEVE_FINISH = slot(
  'sleeve-finish',
  {
    hem: value(EVERY),
    cuff: value(EVERY, 3, 75),
    bracelet: value(EVERY, 1, 30),
    ruffle: value(EVERY, 1, 40),
    elastic: value(EVERY, 1, 20),
  },
  { top: 'hem', dress: 'hem', jacket: 'hem' },
  { sleeve: WITH_FINISH },
);
