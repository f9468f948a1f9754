import { buttonFront } from './button-row';

/** A front that buttons down to the hem, right over left, on a band as wide as the placket (METHODS §10). */
export const FRONT_BUTTONS = buttonFront({ id: 'front-buttons', face: 'front' });
