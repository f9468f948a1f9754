import { openedOut } from '../back-yokes/opened-out';
import { fromArmhole, gatheredOverBlade } from '../back-yokes/over-blade';
import { LOWER_LINE, type Parted, seamLengths } from '../back-yokes/part-back';
import { widenedAtCentre } from '../back-yokes/widened';
import { lineLength } from '../kernel/lines';
import { type UnderYoke, underYoke, yokeWith } from './yoke';

/** Gathers over the middle of the seam: this share of it, and how often its length they hold (METHODS §4: 1.3–1.5). */
const MIDDLE = 0.6;
const RATIO = 1.4;
/** Over the blades they lie on a shorter stretch. */
const OVER_BLADE = 1.5;

const gatherOf = (lower: Parted['lower'], sewn: number): number => lineLength(lower, LOWER_LINE) / sewn;

function overTheMiddle(parted: Parted): UnderYoke {
  const sewn = seamLengths(parted).yoke;
  const flat = (1 - MIDDLE) * sewn;
  const by = (RATIO - 1) * MIDDLE * sewn;
  const lower = widenedAtCentre(parted.lower, LOWER_LINE, by);
  return {
    lower,
    fullness: { by, laid: 'gathered' },
    seam: underYoke({
      operation: 'gather-back-yoke',
      gather: gatherOf(lower, sewn),
      notches: [{ a: flat, b: flat }],
    }),
  };
}

function overTheBlades(parted: Parted): UnderYoke {
  const { from, to } = gatheredOverBlade(parted.lower);
  const [begins, ends] = [fromArmhole(parted.lower, to), fromArmhole(parted.lower, from)];
  const by = (OVER_BLADE - 1) * (ends - begins);
  const lower = openedOut(parted.lower, { at: (from + to) / 2, by, gathered: to - from });
  const sewn = seamLengths(parted).yoke;
  // Beside the opening both lie flat on each other: what gathers is all the rest.
  const drawnUp = fromArmhole(lower, from - by);
  const flat = lineLength(lower, LOWER_LINE) - drawnUp;
  return {
    lower,
    fullness: { by, laid: 'gathered', from },
    seam: underYoke({
      operation: 'gather-back-yoke',
      gather: gatherOf(lower, sewn),
      notches: [
        { a: begins, b: begins },
        { a: drawnUp, b: sewn - flat },
      ],
    }),
  };
}

/**
 * Gathered under the yoke over the middle, or where the back opens over each blade; it hangs free from there, and the
 * sides alone take in the waist.
 */
export const YOKE_GATHERS = yokeWith('yoke-gathers', false, (parted) =>
  parted.lower.cut.onFold ? overTheMiddle(parted) : overTheBlades(parted),
);
