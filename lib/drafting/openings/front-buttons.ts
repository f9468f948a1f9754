import { buttoned } from './buttoned';
import { placketRow } from './plackets';

/** A front that buttons down to the hem, right over left, on a band as wide as the placket (METHODS §10). */
export const FRONT_BUTTONS = buttoned({
  id: 'front-buttons',
  face: 'front',
  row: (choices) => placketRow('front', choices),
});
