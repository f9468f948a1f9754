import { LOWER_LINE, seamLengths } from '../back-yokes/part-back';
import { widenedAtCentre } from '../back-yokes/widened';
import { lineLength } from '../kernel/lines';
import { underYoke, yokeWith } from './yoke';

/** Gathers over the middle of the seam: this share of it, and how often its length they hold (METHODS §4: 1.3–1.5). */
const MIDDLE = 0.6;
const RATIO = 1.4;

/** Gathered under the yoke over the blades; it hangs free from there, and the sides alone take in the waist. */
export const YOKE_GATHERS = yokeWith('yoke-gathers', false, (parted) => {
  const sewn = seamLengths(parted).yoke;
  const flat = (1 - MIDDLE) * sewn;
  const by = (RATIO - 1) * MIDDLE * sewn;
  const lower = widenedAtCentre(parted.lower, LOWER_LINE, by);
  const full = lineLength(lower, LOWER_LINE);
  return {
    lower,
    fullness: { by, laid: 'gathered' },
    seam: underYoke({
      operation: 'gather-back-yoke',
      gather: full / sewn,
      notches: [{ a: flat, b: flat }],
    }),
  };
});
