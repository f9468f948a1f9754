import type { Grain } from '@/lib/drawing/types';
import { angleOf } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';

const UP = 90;

/**
 * How cloth lies whose direction `own` on the pattern, where the thread is upright, is seen as `worn`: turned about a
 * point it shares with its neighbour, so that both meet stripe on stripe there.
 */
export function lyingAlong(own: Point, worn: Point, about: Point): Grain {
  return { turn: angleOf(worn) - angleOf(own), about: [about.x, about.y] };
}

/** How a strip lies that is cut along the thread and sewn on along a line. */
export function lyingStrip(along: Point, about: Point): Grain {
  return { turn: angleOf(along) - UP, about: [about.x, about.y] };
}
