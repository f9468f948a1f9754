import { carriedArrow } from './ink/press-arrows';
import { carry, composed, type Motion } from './plane/rigid';
import type { Scene } from './scene';

/** A scene as it lies after a motion, its arrows with it. */
export const movedBy = ({ shown, arrows }: Scene, by: Motion): Scene => ({
  shown: shown.map((each) => ({ ...each, motion: composed(by, each.motion) })),
  arrows: arrows.map((each) => carriedArrow(each, (at) => carry(by, at))),
});
