import { boundsOf } from '@/lib/layout/silhouette';
import type { Pair } from '@/lib/pattern/types';
import { carry, shifted, undone } from '../../drawings/plane/rigid';
import { outlineOf } from '../../pictures/cloth/outline-piece';
import type { Scene, Shown } from '../../pictures/cloth/scene';
import type { Job } from '../jobs';

/** Beside the mouth the longer half of a bag stands above the other, on the ends of the welts. */
const ABOVE = 'end';

/**
 * The two halves of the bag of a welt pocket, edge on edge, their seam run up on both sides to the top of the longer
 * one, where it takes in the ends of the welts; halves of one height stay as they lie.
 */
export function withBagEnds(scene: Scene, { operation }: Job): Scene {
  const [lower, upper] = scene.shown;
  const stands = lower?.piece.edges.some(({ line }) => line === ABOVE);
  if (operation !== 'sew-pocket-bag' || !lower || !upper || !stands) return scene;
  const { left, top } = boundsOf(outlineOf(lower));
  const aside = boundsOf(outlineOf(upper)).left - left;
  const under = { ...lower, motion: shifted(lower.motion, [aside, 0]) };
  return { ...scene, shown: [under, runUpTo(top, upper)] };
}

/** Each seam drawn on a piece, both its ends run on straight up to that height on the picture. */
function runUpTo(top: number, shown: Shown): Shown {
  const { motion } = shown;
  const above = (at: Pair): Pair => carry(undone(motion), [carry(motion, at)[0], top]);
  const worked = shown.worked.map((line) => {
    const [first, last] = [line[0], line.at(-1)];
    return first && last ? [above(first), ...line, above(last)] : line;
  });
  return { ...shown, worked };
}
