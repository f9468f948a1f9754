// A root counts as one when the polynomial, in cm, passes this near to zero without crossing (a tangency).
const GRAZE = 1e-9;
// Roots this little outside the segment are its ends, missed by rounding.
const EDGE = 1e-9;

function valueAt(c0: number, c1: number, c2: number, c3: number, t: number): number {
  return c0 + t * (c1 + t * (c2 + t * c3));
}

function criticalPoints(c1: number, c2: number, c3: number): number[] {
  const a = 3 * c3;
  const b = 2 * c2;
  if (Math.abs(a) < 1e-14) return Math.abs(b) < 1e-14 ? [] : [-c1 / b];
  const inside = b * b - 4 * a * c1;
  if (inside <= 0) return [];
  const q = -0.5 * (b + (b < 0 ? -1 : 1) * Math.sqrt(inside));
  const both = q === 0 ? [0, 0] : [q / a, c1 / q];
  return both.sort((x, y) => x - y);
}

function rootBetween(c0: number, c1: number, c2: number, c3: number, from: number, to: number): number {
  let lo = from;
  let hi = to;
  const rising = valueAt(c0, c1, c2, c3, hi) > valueAt(c0, c1, c2, c3, lo);
  let t = (lo + hi) / 2;
  for (let i = 0; i < 60; i++) {
    const f = valueAt(c0, c1, c2, c3, t);
    if (f > 0 === rising) hi = t;
    else lo = t;
    const next = t - f / (c1 + t * (2 * c2 + t * 3 * c3));
    const better = next > lo && next < hi ? next : (lo + hi) / 2;
    if (Math.abs(better - t) < 1e-15) return better;
    t = better;
  }
  return t;
}

/**
 * Parameters in [0, 1], ascending, where a cubic in Bernstein form passes through zero or grazes it.
 * The monotone spans between its extremes are searched one by one, so no root is skipped.
 */
export function bernsteinRoots(b0: number, b1: number, b2: number, b3: number): number[] {
  if (
    (b0 > GRAZE && b1 > GRAZE && b2 > GRAZE && b3 > GRAZE) ||
    (b0 < -GRAZE && b1 < -GRAZE && b2 < -GRAZE && b3 < -GRAZE)
  ) {
    return [];
  }
  const c1 = 3 * (b1 - b0);
  const c2 = 3 * (b0 - 2 * b1 + b2);
  const c3 = b3 - b0 + 3 * (b1 - b2);
  const stops = [0, ...criticalPoints(c1, c2, c3).filter((t) => t > EDGE && t < 1 - EDGE), 1];
  const roots: number[] = [];
  for (const [i, t] of stops.entries()) {
    const here = valueAt(b0, c1, c2, c3, t);
    if (Math.abs(here) <= GRAZE) keep(roots, t);
    const next = stops[i + 1];
    if (next === undefined) continue;
    const there = valueAt(b0, c1, c2, c3, next);
    if (Math.abs(here) > GRAZE && Math.abs(there) > GRAZE && here > 0 !== there > 0) {
      keep(roots, rootBetween(b0, c1, c2, c3, t, next));
    }
  }
  return roots;
}

function keep(roots: number[], t: number): void {
  const last = roots[roots.length - 1];
  if (last === undefined || t - last > EDGE) roots.push(t);
}
