import type { Pair } from '@/lib/geometry/types';

/** Least distance between two outlines, 0 when they overlap: brute force, knowing nothing of how they were laid. */
export function clearance(a: readonly Pair[], b: readonly Pair[]): number {
  if (isInside(a[0] as Pair, b) || isInside(b[0] as Pair, a)) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < a.length; i++) {
    const side = [a[i], a[(i + 1) % a.length]] as [Pair, Pair];
    for (let j = 0; j < b.length; j++) {
      least = Math.min(least, apart(side, [b[j], b[(j + 1) % b.length]] as [Pair, Pair]));
      if (least === 0) return 0;
    }
  }
  return least;
}

type Side = readonly [Pair, Pair];

function apart(a: Side, b: Side): number {
  if (crosses(a, b)) return 0;
  return Math.min(toSide(a[0], b), toSide(a[1], b), toSide(b[0], a), toSide(b[1], a));
}

const turn = (p: Pair, q: Pair, r: Pair) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);

function crosses([a, b]: Side, [c, d]: Side): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

function toSide(p: Pair, [a, b]: Side): number {
  const square = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2;
  const along = square === 0 ? 0 : ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / square;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(p[0] - a[0] - t * (b[0] - a[0]), p[1] - a[1] - t * (b[1] - a[1]));
}

function isInside([x, y]: Pair, outline: readonly Pair[]): boolean {
  let inside = false;
  for (let i = 0; i < outline.length; i++) {
    const [ax, ay] = outline[i] as Pair;
    const [bx, by] = outline[(i + 1) % outline.length] as Pair;
    if (ay <= y !== by <= y && ax + ((y - ay) / (by - ay)) * (bx - ax) > x) inside = !inside;
  }
  return inside;
}
