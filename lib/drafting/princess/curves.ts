import { cubicWithTangents } from '@/lib/geometry/fit';
import { endDirection, endOf, pathFrom } from '@/lib/geometry/path';
import { add, sub, unit } from '@/lib/geometry/point';
import { cubic, line } from '@/lib/geometry/segment';
import { isNonEmpty } from '@/lib/geometry/sequence';
import type { Path, Point, Segment } from '@/lib/geometry/types';

/** Where a princess edge passes on one side of the waist shaping, from the lower edge upward. */
export interface PrincessPlaces {
  readonly hem: Point;
  /** Lower end of the waist shaping, and its edge at the waist; without it the edge runs plumb. */
  readonly waist?: { readonly from: Point; readonly at: Point };
  /** Edge of a shaping that opens in the lower edge, straight from there to where it turns to the bust. */
  readonly wedge?: Point;
  /** Where the waist shaping ends, well below a high bust point: from there up to it both edges are one line. */
  readonly joined?: Point;
  readonly bust: Point;
  /** Direction over the bust; without it, the middle between what lies below and above. */
  readonly over?: Point;
  readonly top: Point;
}

export const UP: Point = { x: 0, y: 1 };

function plumb(a: Point, b: Point): Segment {
  const third = (b.y - a.y) / 3;
  return cubic(a, { x: a.x, y: a.y + third }, { x: b.x, y: b.y - third }, b);
}

function skirtOf({ hem, waist, wedge }: PrincessPlaces): Segment[] {
  if (wedge) return [line(hem, wedge)];
  if (!waist) return [];
  const below = hem.y < waist.from.y - 0.05 ? [line(hem, waist.from)] : [];
  return [...below, plumb(below.length > 0 ? waist.from : hem, waist.at)];
}

/** How full the curve is drawn under the bust, and over it. */
interface Rounding {
  readonly below: number;
  readonly above: number;
}

export interface PrincessEdge {
  readonly toBust: Path;
  readonly toTop: Path;
}

/**
 * One edge of a princess seam, upward: through the waist shaping, over the bust with one tangent for what lies below and
 * above, and straight into its upper end.
 */
export function princessEdge(places: PrincessPlaces, { below, above }: Rounding): PrincessEdge {
  const { hem, bust, joined, top } = places;
  const lower = skirtOf(places);
  const start = isNonEmpty(lower) ? endOf(lower) : hem;
  const heading = isNonEmpty(lower) ? endDirection(lower) : UP;
  const upward = unit(sub(top, bust));
  const over = places.over ?? unit(add(unit(sub(bust, start)), upward));
  const toBust = joined
    ? [
        cubicWithTangents(start, heading, joined, UP, 0.34, below),
        cubicWithTangents(joined, UP, bust, over, 0.34, 0.34),
      ]
    : [cubicWithTangents(start, heading, bust, over, 0.34, below)];
  return {
    toBust: pathFrom([...lower, ...toBust]),
    toTop: [cubicWithTangents(bust, over, top, upward, above, 0.34)],
  };
}
