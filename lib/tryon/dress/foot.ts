import { distance, dot, sub, unit } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';

interface Foot {
  /** The vertex of the line before it, and where between that and the next. */
  readonly index: number;
  readonly share: number;
  readonly aside: number;
  readonly off: number;
}

/** The nearest place of a line, and how far a point lies from it, square to it and beyond its ends, cm. */
export function footOn(line: readonly Point[], p: Point): Foot {
  let best = { index: 0, share: 0, aside: 0, off: Number.POSITIVE_INFINITY };
  for (let index = 0; index + 1 < line.length; index++) {
    const [a, b] = [line[index] as Point, line[index + 1] as Point];
    const size = distance(a, b);
    const along = unit(sub(b, a));
    const t = dot(sub(p, a), along);
    const within = Math.min(size, Math.max(0, t));
    const off = distance(p, { x: a.x + within * along.x, y: a.y + within * along.y });
    if (off >= best.off) continue;
    const aside = t - within;
    best = { index, share: within / size, aside, off };
  }
  return { ...best, off: Math.sqrt(Math.max(0, best.off * best.off - best.aside * best.aside)) };
}
