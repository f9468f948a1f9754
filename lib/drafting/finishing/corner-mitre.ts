import { add, cross, distance, dot, scale, sub } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import type { Arm, ShapedCorner } from './arm';
import { prolonged, railsCross, upTo } from './rail';

/** How far a corner of the cut line may reach from the corner of the seam, in larger allowances (INVARIANTS A8). */
export const CORNER_REACH = 2;

// Where two edges with different allowances run on into each other a mitre eats this much of one of them at most, in
// larger allowances: beyond that the cut line is the edge's own (INVARIANTS A6).
const STEP_REACH = 1.5;

function step(before: Arm, after: Arm): ShapedCorner {
  return { before: before.rail, between: [], after: after.rail };
}

// A long point is cut off where both cut lines are as far from the corner as they may be.
function blunted(before: Arm, after: Arm, limit: number): ShapedCorner {
  const tip = (arm: Arm): Point => {
    const beside = add(arm.corner, scale(arm.outward, arm.allowance));
    return add(beside, scale(arm.along, Math.sqrt(limit * limit - arm.allowance * arm.allowance)));
  };
  return { before: before.rail, between: [tip(before), tip(after)], after: after.rail };
}

/**
 * Both cut lines run on, or are trimmed, to where they meet. A point longer than twice the larger allowance is cut off;
 * where edges of different allowance run on almost straight, the cut line steps square from one to the other. At a fold the
 * cut line always ends on the fold line itself: unfolded, both halves meet there.
 */
export function mitreCorner(before: Arm, after: Arm): ShapedCorner {
  const { corner } = before;
  const larger = Math.max(before.allowance, after.allowance);
  if (larger === 0) return { before: before.rail, between: [], after: after.rail };
  const limit = CORNER_REACH * larger;
  const outer = dot(after.along, before.outward) > 0;
  const railB = prolonged(before, 3 * limit);
  const railA = prolonged(after, 3 * limit);
  const met = railsCross(railB, railA, corner);
  if (!met) return step(before, after);
  if (before.fold || after.fold)
    return { before: upTo(railB, met[0]), between: [], after: upTo(railA, met[1]) };
  const reach = distance(met[0].point, corner);
  if (outer && reach > limit) {
    const pastBoth = met[0].index === railB.length - 2 && met[1].index === railA.length - 2;
    return pastBoth ? blunted(before, after, limit) : step(before, after);
  }
  const uneven = Math.abs(before.allowance - after.allowance) > 1e-6;
  const nearlyStraight = Math.abs(cross(before.along, after.along)) < 0.35;
  if (uneven && nearlyStraight && reach > STEP_REACH * larger) return step(before, after);
  const eaten = Math.max(...[before, after].map(({ along }) => dot(sub(corner, met[0].point), along)));
  if (uneven && eaten > STEP_REACH * larger) return step(before, after);
  return { before: upTo(railB, met[0]), between: [], after: upTo(railA, met[1]) };
}
