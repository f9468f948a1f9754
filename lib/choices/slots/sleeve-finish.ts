import { EVERY, slotWith, value } from './define';
import { SLEEVE } from './sleeve';
import { having } from './traits';

interface SleeveFinishTraits {
  /** It holds gathers; a hem by the narrow band that it becomes under them. */
  readonly holds: boolean;
}

/** Sleeves whose end is chosen. */
export const FINISHED = having(SLEEVE, ({ finish }) => finish);

/** What the sleeve ends in. */
export const SLEEVE_FINISH = slotWith<SleeveFinishTraits>()(
  'sleeve-finish',
  {
    hem: { ...value(EVERY), holds: true },
    cuff: { ...value(EVERY, 3, 75), holds: true },
    bracelet: { ...value(EVERY, 1, 30), holds: true },
    ruffle: { ...value(EVERY, 1, 40), holds: false },
    elastic: { ...value(EVERY, 1, 20), holds: true },
  },
  { top: 'hem', dress: 'hem', jacket: 'hem' },
  { word: 'cuff', needs: FINISHED },
);
