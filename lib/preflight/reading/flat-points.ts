import type { Pair } from '@/lib/geometry/types';

// Points as a file has them, one after the other: x, y, x, y; what reads a file in their thousands makes no objects.

/** The point whose x stands at an index; NaN beyond the list, which is near nothing and inside nothing. */
export const pairAt = (points: readonly number[], i: number): Pair => [
  points[i] ?? Number.NaN,
  points[i + 1] ?? Number.NaN,
];

export const startOf = (points: readonly number[]): Pair => pairAt(points, 0);
export const endOf = (points: readonly number[]): Pair => pairAt(points, points.length - 2);

/** All of them, as pairs. */
export const pairsOf = (points: readonly number[]): Pair[] =>
  Array.from({ length: points.length / 2 }, (_, i) => pairAt(points, 2 * i));
