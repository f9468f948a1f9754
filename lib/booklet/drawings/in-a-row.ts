import { boundsOf } from '@/lib/layout/silhouette';
import type { Pair } from '@/lib/pattern/types';
import { lain } from './cloth/lain';
import { outlineOf } from './ink/scene-drawing';
import { movedBy } from './moved-by';
import { STILL, shifted } from './plane/rigid';
import type { Scene } from './scene';

/** Air between scenes, cm of cloth. */
const BETWEEN = 4.5;

interface Sized {
  readonly scene: Scene;
  readonly box: ReturnType<typeof boundsOf>;
}

const widthOf = ({ box: { left, right } }: Sized) => right - left;
const heightOf = ({ box: { bottom, top } }: Sized) => top - bottom;

/** Scenes side by side in so many rows about equally wide, a little air between them; strips lie on their side. */
export function inARow(scenes: readonly Scene[], rows = 1): Scene {
  const sized = scenes.map(lain).map((scene) => ({ scene, box: boundsOf(scene.shown.flatMap(outlineOf)) }));
  let level = 0;
  const moved = brokenInto(sized, rows).flatMap((row) => {
    const high = Math.max(...row.map(heightOf));
    const middle = level - high / 2;
    level -= high + BETWEEN;
    return sideBySide(row, middle);
  });
  return { shown: moved.flatMap(({ shown }) => shown), arrows: moved.flatMap(({ arrows }) => arrows) };
}

function sideBySide(row: readonly Sized[], middle: number): Scene[] {
  let edge = 0;
  return row.map((sized) => {
    const { left, bottom, top } = sized.box;
    const by: Pair = [edge - left, middle - (bottom + top) / 2];
    edge += widthOf(sized) + BETWEEN;
    return movedBy(sized.scene, shifted(STILL, by));
  });
}

/** In their order, a row ending where it comes nearest to its share of the whole width. */
function brokenInto(all: readonly Sized[], rows: number): Sized[][] {
  const share = all.reduce((sum, sized) => sum + widthOf(sized) + BETWEEN, 0) / rows;
  let before = 0;
  const broken: Sized[][] = [];
  for (const sized of all) {
    const middle = before + (widthOf(sized) + BETWEEN) / 2;
    const row = Math.min(rows - 1, Math.floor(middle / share));
    broken[row] = [...(broken[row] ?? []), sized];
    before += widthOf(sized) + BETWEEN;
  }
  return broken.filter((row) => row !== undefined);
}
