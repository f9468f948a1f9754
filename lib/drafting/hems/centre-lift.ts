import { pathLength } from '@/lib/geometry/length';
import { edgesOf } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import type { HemLift } from '../kernel/plan';

/** A facing is traced from so much of the half, as a share from the centre. */
const TRACED = 0.5;
/** A half takes up so much of its side, up to a dart of the block that opens there. */
const OF_SIDE = 0.75;

/**
 * The lift of a garment for a half that only what lies beside its centre is traced from: the same there, and toward the
 * side no more than the half has below the dart the block drew in it, which the garment may have elsewhere.
 */
export function centreLift(lift: HemLift, half: Panel): HemLift {
  const sides = edgesOf(half, 'side').map(({ path }) => pathLength(path));
  const excess = Math.max(0, lift.at(1) - OF_SIDE * Math.min(...sides));
  const beyond = (share: number) => Math.max(0, share - TRACED) / (1 - TRACED);
  return {
    ...lift,
    at: (share) => lift.at(share) - excess * beyond(share),
    slope: (share) => lift.slope(share) - (share > TRACED ? excess / (1 - TRACED) : 0),
  };
}
