import { curvatureAt } from '@/lib/geometry/segment';
import type { Path } from '@/lib/geometry/types';

/** A lower hem facing would turn out again with every step, cm (H). */
export const LEAST_FACING = 2.5;
/** Seam left between a hem facing and what lies across it above, cm. */
export const ABOVE_FACING = 0.5;

/** How much of the radius of a hem that curves upwards its facing may take: nearer the middle its edge would turn back. */
const OF_RADIUS = 0.65;
/** Places a curve is looked at between its ends. */
const PLACES = 24;

/** Height up to which a facing follows a hem, travelled from the centre to the side, cm: endless where it is straight or falls. */
export function roomInCurve(hem: Path): number {
  const places = Array.from({ length: PLACES + 1 }, (_, i) => i / PLACES);
  const sharpest = Math.max(
    0,
    ...hem.flatMap((each) => (each.kind === 'cubic' ? places.map((t) => curvatureAt(each, t)) : [])),
  );
  return OF_RADIUS / sharpest;
}
