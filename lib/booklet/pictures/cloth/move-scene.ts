import { carry, composeMotions, type Motion } from '@/lib/geometry/motion';
import type { Pair } from '@/lib/geometry/types';
import type { PressArrow, Scene } from './scene';

export const tipOf = ({ at: [x, y], direction: [dx, dy] }: PressArrow, reach: number): Pair => [
  x + dx * reach,
  y + dy * reach,
];

/** An arrow where a motion takes it, or a mirror: both its ends go along. */
export function carriedArrow(each: PressArrow, carry: (point: Pair) => Pair): PressArrow {
  const [at, tip] = [carry(each.at), carry(tipOf(each, 1))];
  return { ...each, at, direction: [tip[0] - at[0], tip[1] - at[1]] };
}

/** A scene as it lies after a motion, its arrows with it. */
export const movedBy = ({ shown, arrows }: Scene, by: Motion): Scene => ({
  shown: shown.map((each) => ({ ...each, motion: composeMotions(by, each.motion) })),
  arrows: arrows.map((each) => carriedArrow(each, (at) => carry(by, at))),
});
