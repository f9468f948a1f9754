import { carry, composeMotions, MIRRORED } from '@/lib/geometry/motion';
import { carriedArrow } from './carry-arrow';
import { isMirrored } from './lay-piece';
import type { Scene, Shown } from './scene';

/** Turned over it looks another: its left and right differ, or something is drawn on one of them. */
const isSided = ({ piece, workedOnce = [] }: Shown): boolean =>
  piece.cut.rightSideUp === true || workedOnce.length > 0;

/** Pieces are drawn as their right side is seen: with the wrong side up they lie mirrored. */
export const liesTrue = ({ side, motion }: Shown): boolean => isMirrored(motion) === (side === 'wrong');

/** The scene as it is seen, mirrored where a piece whose left and right differ would show them exchanged. */
export function facedTrue(scene: Scene): Scene {
  const [first] = scene.shown.filter(isSided);
  if (!first || liesTrue(first)) return scene;
  return {
    ...scene,
    shown: scene.shown.map((each) => ({ ...each, motion: composeMotions(MIRRORED, each.motion) })),
    arrows: scene.arrows.map((arrow) => carriedArrow(arrow, (at) => carry(MIRRORED, at))),
  };
}
