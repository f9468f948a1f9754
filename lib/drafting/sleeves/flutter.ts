import { NARROW_HEM } from './ends/hem';
import { onePiece } from './one-piece';

/** Cloth below the underarm; the edge against the upper arm (H: a bell's fullest, METHODS §5.3, on a very short sleeve). */
const UNDERARM = 3;
const EDGE = 1.9;

/** Short and rippling: so much spread that it falls in folds from the cap, which keeps its length. */
export const FLUTTER = onePiece({
  id: 'flutter',
  end: NARROW_HEM,
  reach: ({ body: { bicepsCircumference: arm } }, { cap, width }) => ({
    length: cap.height + UNDERARM,
    arm,
    closed: arm,
    buttoned: arm,
    gain: 0,
    plain: width,
  }),
  full: ({ request: { body }, fitted: { width } }) => ({
    upper: 0,
    lower: Math.max(EDGE * body.bicepsCircumference, 1.4 * width) - width,
    raise: 0,
    drop: 0,
  }),
});
