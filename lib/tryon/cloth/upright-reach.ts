import type { WornSheet } from './cloth';

/** From where to where a piece reaches as drawn, upright, cm above the waist. */
export function uprightReach({ points }: Pick<WornSheet, 'points'>): readonly [low: number, high: number] {
  const heights = points.map(({ y }) => y);
  return [Math.min(...heights), Math.max(...heights)];
}

/** How long a piece is, upright, cm. */
export function uprightLength(sheet: Pick<WornSheet, 'points'>): number {
  const [low, high] = uprightReach(sheet);
  return high - low;
}
