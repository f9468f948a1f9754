import type { Cubic, Point } from './types';

/** A cubic seen from a point: x = x0 + x1·t + x2·t² + x3·t³ with the point at the origin, and the same for y. */
interface View {
  readonly x0: number;
  readonly x1: number;
  readonly x2: number;
  readonly x3: number;
  readonly y0: number;
  readonly y1: number;
  readonly y2: number;
  readonly y3: number;
}

function seenFrom({ a, c1, c2, b }: Cubic, p: Point): View {
  return {
    x0: a.x - p.x,
    x1: 3 * (c1.x - a.x),
    x2: 3 * (a.x - 2 * c1.x + c2.x),
    x3: b.x - a.x + 3 * (c1.x - c2.x),
    y0: a.y - p.y,
    y1: 3 * (c1.y - a.y),
    y2: 3 * (a.y - 2 * c1.y + c2.y),
    y3: b.y - a.y + 3 * (c1.y - c2.y),
  };
}

function squareAt({ x0, x1, x2, x3, y0, y1, y2, y3 }: View, t: number): number {
  const x = x0 + t * (x1 + t * (x2 + t * x3));
  const y = y0 + t * (y1 + t * (y2 + t * y3));
  return x * x + y * y;
}

// Half the growth of the squared distance: zero where the curve passes square to the view.
function growthAt({ x0, x1, x2, x3, y0, y1, y2, y3 }: View, t: number): number {
  const x = x0 + t * (x1 + t * (x2 + t * x3));
  const y = y0 + t * (y1 + t * (y2 + t * y3));
  return x * (x1 + t * (2 * x2 + t * 3 * x3)) + y * (y1 + t * (2 * y2 + t * 3 * y3));
}

/** Where the growth turns from falling to rising between two parameters: the distance is least there. */
function turnBetween(view: View, from: number, to: number): number {
  let lo = from;
  let hi = to;
  let atLo = growthAt(view, lo);
  let atHi = growthAt(view, hi);
  let t = (lo + hi) / 2;
  // Illinois: false position that halves the weight of an end which stays.
  for (let i = 0; i < 60 && hi - lo > 1e-14; i++) {
    t = (lo * atHi - hi * atLo) / (atHi - atLo);
    const here = growthAt(view, t);
    if (Math.abs(here) < 1e-15) return t;
    if (here < 0) {
      lo = t;
      atLo = here;
      atHi /= 2;
    } else {
      hi = t;
      atHi = here;
      atLo /= 2;
    }
  }
  return t;
}

// Just inside the ends: at an end whose handle has no length the growth says nothing.
const INSIDE = 1e-9;
const SAMPLES = 12;
const DEEPEST = 3;

/** The nearer of `best` and every least distance between two parameters. */
function leastBetween(view: View, from: number, to: number, best: number, depth: number): number {
  let least = best;
  let start = Math.max(from, INSIDE);
  let growth = growthAt(view, start);
  let square = squareAt(view, start);
  const count = depth === 0 ? SAMPLES : 4;
  for (let i = 1; i <= count; i++) {
    const end = Math.min(from + ((to - from) * i) / count, 1 - INSIDE);
    const growthThere = growthAt(view, end);
    const squareThere = squareAt(view, end);
    const turns = growth < 0 && growthThere >= 0;
    // Between two samples the curve may come nearer more than once: where it turns, and where it must have, look closer.
    const hides = !turns && growth < 0 !== squareThere < square;
    if (turns && depth > 0) {
      const t = turnBetween(view, start, end);
      if (squareAt(view, t) < squareAt(view, least)) least = t;
    } else if (turns || (hides && depth < DEEPEST)) {
      least = leastBetween(view, start, end, least, depth + 1);
    }
    start = end;
    growth = growthThere;
    square = squareThere;
  }
  return least;
}

/**
 * The parameter at which a cubic comes nearest to a point. Both ends and every least distance between them are tried: the nearest leg of a hairpin may be the other one.
 */
export function nearestOnCubic(curve: Cubic, p: Point): number {
  const view = seenFrom(curve, p);
  const nearerEnd = squareAt(view, 0) <= squareAt(view, 1) ? 0 : 1;
  return leastBetween(view, 0, 1, nearerEnd, 0);
}
