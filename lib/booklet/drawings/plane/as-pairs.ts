import type { Pair, Point } from '@/lib/geometry/types';

/** Points as pictures have them, to the last digit. */
export const asPairs = (points: readonly Point[]): Pair[] => points.map(({ x, y }): Pair => [x, y]);
