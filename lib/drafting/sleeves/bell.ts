import type { ValueOf } from '@/lib/choices/slots/registry';
import { chosen } from '../garments/chosen';
import { NARROW_HEM } from './ends/hem';
import { onePiece } from './one-piece';

/** Girth of the edge against the upper arm: more the longer it hangs (METHODS §5.3: 1.4–2). */
const EDGE: Readonly<Record<ValueOf<'sleeve-length'>, number>> = {
  short: 1.45,
  elbow: 1.55,
  'three-quarter': 1.7,
  long: 1.85,
};

/** Flaring to its edge: slashed from there up to the cap, which keeps its length (METHODS §5.3). */
export const BELL = onePiece({
  id: 'bell',
  end: NARROW_HEM,
  full: ({ request: { choices, body }, fitted: { width } }) => {
    const share = chosen(EDGE, choices.options['sleeve-length']);
    return {
      upper: 0,
      lower: Math.max(share * body.bicepsCircumference, 1.15 * width) - width,
      raise: 0,
      drop: 0,
    };
  },
});
