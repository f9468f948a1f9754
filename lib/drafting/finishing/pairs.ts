import type { Pair, Point } from '@/lib/geometry/types';

const GRAIN = 1e6;

/** A point as the draft writes it: rounded to 1e-6 cm, never a negative zero. */
export function toPair({ x, y }: Point): Pair {
  return [Math.round(x * GRAIN) / GRAIN + 0, Math.round(y * GRAIN) / GRAIN + 0];
}

/** Points as the draft writes them. */
export function toPairs(points: readonly Point[]): Pair[] {
  return points.map(toPair);
}
