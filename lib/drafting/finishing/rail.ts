import { add, distance, scale } from '@/lib/geometry/point';
import { item } from '@/lib/geometry/sequence';
import type { Point } from '@/lib/geometry/types';
import type { Arm, Rail } from './arm';

/** A place on a rail: after which of its vertices, and where. */
export interface RailPlace {
  readonly index: number;
  readonly point: Point;
}

/** The rail of an arm run straight on past the corner by `reach` cm. */
export function prolonged({ rail, along }: Arm, reach: number): Rail {
  const last = item(rail, rail.length - 1);
  return [...rail, add(last, scale(along, reach))];
}

/** The rail up to a place on it, the place included. */
export function upTo(rail: Rail, { index, point }: RailPlace): Rail {
  const kept = rail.slice(0, index + 1);
  const last = kept[kept.length - 1];
  if (last && distance(last, point) < 1e-9) kept.pop();
  kept.push(point);
  return kept;
}

// Sides this close to parallel are taken not to cross: their meeting point would be anywhere.
const PARALLEL = 1e-12;
// A crossing this little beyond the end of a side is its end, missed by rounding.
const EDGE = 1e-9;

/** Shares of the way along a→b and c→d at which the two strokes cross. */
function strokesCross(a: Point, b: Point, c: Point, d: Point): readonly [number, number] | undefined {
  const ux = b.x - a.x;
  const uy = b.y - a.y;
  const vx = d.x - c.x;
  const vy = d.y - c.y;
  const across = ux * vy - uy * vx;
  if (Math.abs(across) < PARALLEL) return undefined;
  const wx = c.x - a.x;
  const wy = c.y - a.y;
  const s = (wx * vy - wy * vx) / across;
  const t = (wx * uy - wy * ux) / across;
  return s < -EDGE || s > 1 + EDGE || t < -EDGE || t > 1 + EDGE ? undefined : [s, t];
}

/** The crossing of two rails that lies nearest to `near`, as a place on each. */
export function railsCross(a: Rail, b: Rail, near: Point): readonly [RailPlace, RailPlace] | undefined {
  let best: readonly [RailPlace, RailPlace] | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let i = a.length - 2; i >= 0; i--) {
    const p = item(a, i);
    const q = item(a, i + 1);
    // What lies on this side is no nearer than this: rails are walked away from their corner, and most are left out.
    if (distance(p, near) - distance(p, q) >= least) continue;
    for (let j = b.length - 2; j >= 0; j--) {
      const shares = strokesCross(p, q, item(b, j), item(b, j + 1));
      if (!shares) continue;
      const point = { x: p.x + (q.x - p.x) * shares[0], y: p.y + (q.y - p.y) * shares[0] };
      const far = distance(point, near);
      if (far >= least) continue;
      least = far;
      best = [
        { index: i, point },
        { index: j, point },
      ];
    }
  }
  return best;
}
