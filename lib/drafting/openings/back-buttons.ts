import { buttoned } from './buttoned';
import { placketRow } from './plackets';

/** The same at the centre back: the front stays plain. */
export const BACK_BUTTONS = buttoned({
  id: 'back-buttons',
  face: 'back',
  row: (choices) => placketRow('back', choices),
});
