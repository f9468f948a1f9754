import { EVERY, slot, value } from './define';
import { SLEEVE } from './sleeve';
import { having } from './traits';

/** Sleeves whose end is chosen. */
export const FINISHED = having(SLEEVE, ({ finish }) => finish);

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
  { word: 'cuff', needs: FINISHED },
);
