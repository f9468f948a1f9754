import type { Pair } from '@/lib/geometry/types';
import type { PressArrow } from './scene';

/** Where an arrow of that reach ends. */
export const tipOf = ({ at: [x, y], direction: [dx, dy] }: PressArrow, reach: number): Pair => [
  x + dx * reach,
  y + dy * reach,
];

/** An arrow where a motion takes it, or a mirror: both its ends go along. */
export function carriedArrow(each: PressArrow, carry: (point: Pair) => Pair): PressArrow {
  const [at, tip] = [carry(each.at), carry(tipOf(each, 1))];
  return { ...each, at, direction: [tip[0] - at[0], tip[1] - at[1]] };
}
