import { buttoned } from './buttoned';
import { placketRow } from './plackets';

/** A front that buttons under its edge: the holes are in a fly that nobody sees. */
export const HIDDEN_BUTTONS = buttoned({
  id: 'hidden-buttons',
  face: 'front',
  row: (choices) => placketRow('front', choices),
  hidden: true,
});
