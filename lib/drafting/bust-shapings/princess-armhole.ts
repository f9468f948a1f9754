import { lineLength } from '../kernel/lines';
import { NOTCH } from '../sleeves/armhole-seam';
import { onRaglan } from './place';
import { princess } from './princess';

/** The seam ends this far below the notch for the sleeve, which then has room. */
const BELOW_NOTCH = 1.3;
/** Just above where a raglan seam runs into the armhole. */
const OF_RAGLAN = 0.16;

/** Panels from the armhole over the bust to the lower edge. */
export const PRINCESS_ARMHOLE = princess({
  id: 'princess-armhole',
  at: (front) =>
    onRaglan(front, OF_RAGLAN) ?? {
      line: 'armhole',
      at: NOTCH.front * lineLength(front, 'armhole') - BELOW_NOTCH,
    },
});
