import { leftOf, move, toward } from '@/lib/geometry/pair';
import type { Pair } from '@/lib/geometry/types';
import type { Piece } from '@/lib/pattern/types';
import type { FreeSpace } from '../labels/free-space';

/** How far the arrow may be moved sideways, and in which steps, cm. */
const FURTHEST = 14;
const STEP = 0.5;
/** Kept free to either side of the arrow, cm. */
const BESIDE = 0.4;
/** A shorter line beside a free lane is worth this much less than staying where the draft says. */
const PER_CM = 0.004;

/**
 * Where the grainline is drawn: parallel to the one of the draft and as long, moved sideways to where it runs
 * over as few other lines as possible. A grainline shows a direction; its place is free.
 */
export function settledGrain({ grain: [a, b] }: Piece, space: FreeSpace): readonly [Pair, Pair] {
  const side = leftOf(toward(a, b));
  const cost = (by: number): number => {
    const lanes = [by - BESIDE, by, by + BESIDE];
    const taken = lanes.map((at) => space.takenShare(move(a, side, at), move(b, side, at)));
    return taken.reduce((sum, share) => sum + share, 0) + Math.abs(by) * PER_CM;
  };
  let best = { by: 0, cost: cost(0) };
  for (let by = STEP; by <= FURTHEST && best.cost > by * PER_CM; by += STEP) {
    for (const candidate of [by, -by]) {
      const price = cost(candidate);
      if (price < best.cost - 1e-9) best = { by: candidate, cost: price };
    }
  }
  return [move(a, side, best.by), move(b, side, best.by)];
}
