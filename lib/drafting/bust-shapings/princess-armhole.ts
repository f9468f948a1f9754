import { lineLength } from '../kernel/lines';
import { NOTCH } from '../sleeves/armhole-seam';
import { princess } from './princess';

/** The seam ends this far below the notch for the sleeve, which then has room. */
const BELOW_NOTCH = 1.3;

/** Panels from the armhole over the bust to the lower edge. */
export const PRINCESS_ARMHOLE = princess({
  id: 'princess-armhole',
  line: 'armhole',
  at: (front) => NOTCH.front * lineLength(front, 'armhole') - BELOW_NOTCH,
});
