import type { Pair } from '@/lib/drafting/types';
import { boundsOf } from '@/lib/layout/silhouette';
import { shifted } from './rigid';
import type { Scene } from './scene';
import { outlineOf } from './scene-drawing';

/** Air between scenes, cm of cloth. */
const BETWEEN = 4.5;

/** Scenes side by side, a little air between them. */
export function inARow(scenes: readonly Scene[]): Scene {
  let edge = 0;
  const moved = scenes.map((scene, i) => {
    const points = scene.shown.flatMap(outlineOf);
    const { left, right, bottom, top } = boundsOf(points);
    const shift: Pair = [edge - left + (i === 0 ? 0 : BETWEEN), -(bottom + top) / 2];
    edge = shift[0] + right;
    return {
      shown: scene.shown.map((shown) => ({ ...shown, motion: shifted(shown.motion, shift) })),
      arrows: scene.arrows.map(({ at, direction }) => ({
        at: [at[0] + shift[0], at[1] + shift[1]] as Pair,
        direction,
      })),
    };
  });
  return { shown: moved.flatMap(({ shown }) => shown), arrows: moved.flatMap(({ arrows }) => arrows) };
}
