import { carry, composeMotions, layAlong } from '@/lib/geometry/motion';
import { span } from '@/lib/geometry/pair';
import { firstOf, mapTuple } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { foldLine } from '@/lib/pattern/unfold';
import { carriedArrow } from '../cloth/carry-arrow';
import type { Scene, Shown } from '../cloth/scene';

/** Folds so near to one line are on it; a layer that peeks out from under another keeps its distance, cm. */
const ALIGNED = 0.6;

/**
 * The layers of a collar, cut on the fold, as they lie under the hands: opened out to their whole length, their middles
 * above each other. A scene of anything else stays as it is.
 */
export function collarsOpened(scene: Scene): Scene {
  const upright = scene.shown.flatMap((shown) => uprightAt(shown) ?? []);
  if (upright.length === 0 || upright.length < scene.shown.length) return scene;
  const middle = firstOf(upright).x;
  const shown = upright.map(({ shown: each, x }) => {
    const by = Math.abs(x - middle) < ALIGNED ? middle - x : 0;
    return { ...each, unfolded: true, motion: composeMotions([1, 0, 0, 1, by, 0], each.motion) };
  });
  const mirrored = scene.arrows.map((each) => carriedArrow(each, ([x, y]): Pair => [2 * middle - x, y]));
  return { ...scene, shown, arrows: [...scene.arrows, ...mirrored] };
}

/** Half of a layer of a collar with its fold upright, and where that stands. */
function uprightAt(shown: Shown): { readonly shown: Shown; readonly x: number } | undefined {
  const { piece, outline, motion } = shown;
  const fold = piece.part === 'collar' && piece.cut.onFold && !outline ? foldLine(piece) : undefined;
  if (!fold) return undefined;
  const [p, q] = mapTuple(fold, (at) => carry(motion, at));
  const [low, high] = p[1] < q[1] ? [p, q] : [q, p];
  const [x, y, long] = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2, span(p, q)];
  const by = layAlong(
    [low, high],
    [
      [x, y - long / 2],
      [x, y + long / 2],
    ],
    false,
  );
  return { shown: { ...shown, motion: composeMotions(by, motion) }, x };
}
