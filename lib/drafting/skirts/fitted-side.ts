import { cubic, line } from '@/lib/geometry/segment';
import type { Path } from '@/lib/geometry/types';

/** Where the side of a fitted skirt passes. */
interface SideFrame {
  readonly top: number;
  readonly hipLevel: number;
  readonly hem: number;
  /** Half width at the hip line, and by how much the waist seam is narrower. */
  readonly hip: number;
  readonly taken: number;
  /** What the side leans out below the hip line, cm sideways for each cm down. */
  readonly flare: number;
}

/** The side leaves the waist seam leaning by this share of its mean slope, and is plumb, or flared, at the hip line. */
const SLOPE_AT_TOP = 1.4;
/** Cloth drawn beyond both edges, for them to be cut from. */
const BEYOND = { above: 8, below: 16 };

/** Side of a half skirt downward, from above its waist seam to below its hem (METHODS §3.7, §8). */
export function fittedSide({ top, hipLevel, hem, hip, taken, flare }: SideFrame): Path {
  const depth = top - hipLevel;
  const slope = (SLOPE_AT_TOP * taken) / depth + flare * (1 - SLOPE_AT_TOP / 2);
  const upper = { x: hip - taken, y: top };
  const lower = { x: hip, y: hipLevel };
  const reach = hipLevel - hem + BEYOND.below;
  const third = depth / 3;
  return [
    line({ x: upper.x - slope * BEYOND.above, y: top + BEYOND.above }, upper),
    cubic(
      upper,
      { x: upper.x + slope * third, y: upper.y - third },
      { x: lower.x - flare * third, y: lower.y + third },
      lower,
    ),
    line(lower, { x: lower.x + flare * reach, y: lower.y - reach }),
  ];
}
