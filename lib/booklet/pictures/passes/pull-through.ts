import { pointAtLength } from '@/lib/geometry/length';
import { carry } from '@/lib/geometry/motion';
import { span } from '@/lib/geometry/pair';
import { add, midpoint, scale, sub, unit } from '@/lib/geometry/point';
import { mapTuple } from '@/lib/geometry/sequence';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { Book } from '../../book';
import { factsOf } from '../../steps/words/facts';
import { carriedArrow, tipOf } from '../cloth/carry-arrow';
import type { Moment } from '../cloth/prepare-pieces';
import type { PressArrow, Scene, Shown } from '../cloth/scene';

/** How far from the seam of the shoulder the way through it begins, cm. */
const BEFORE = 4;
/** It goes toward the middle of a strap so far below the shoulder, cm. */
const BELOW = 8;

/**
 * A facing of neck and armholes in one is turned by drawing each half of the open face through its shoulder, between
 * garment and facing: out of the shoulder on that face, into it on the other.
 */
export function pullThrough(scene: Scene, { book, job, action }: Moment): Scene {
  if (job.operation !== 'attach-facing' || action.key !== 'grade') return scene;
  const { place, opened } = factsOf(book, job);
  if (place !== 'armhole' || opened === 'none') return scene;
  // Where the two lie shoulder to shoulder the one it goes into tells the way.
  const [into, out] = mapTuple([false, true], (isOut) =>
    scene.shown
      .filter(({ piece }) => (piece.part === opened) === isOut)
      .flatMap((shown) => wayThrough(book, shown, isOut)),
  );
  const ways = [...into, ...out];
  return { ...scene, arrows: [...scene.arrows, ...ways.filter((way, i) => isFirst(way, ways.slice(0, i)))] };
}

/** Where the two lie shoulder to shoulder it is the same way. */
const isFirst = (way: PressArrow, before: readonly PressArrow[]): boolean => {
  const tip = tipOf(way, BEFORE);
  return before.every((other) => span(tipOf(other, BEFORE), tip) > BEFORE / 2);
};

function wayThrough({ measured }: Book, { piece, motion }: Shown, out: boolean): PressArrow[] {
  if (piece.part !== 'front' && piece.part !== 'back') return [];
  const loop = (measured.piece(piece.id)?.edges ?? []).filter(({ role }) => role !== 'dart');
  const at = loop.findIndex(({ line }) => line === 'shoulder');
  const [before, shoulder, after] = [-1, 0, 1].map((by) => loop[(at + by + loop.length) % loop.length]);
  if (at < 0 || !before || !shoulder || !after) return [];
  return [carriedArrow(through(shoulder, [before, after], out), (each) => carry(motion, each))];
}

function through(
  shoulder: EdgeView,
  [before, after]: readonly [EdgeView, EdgeView],
  out: boolean,
): PressArrow {
  const middle = pointAtLength(shoulder.path, shoulder.length / 2);
  const sides = [
    pointAtLength(before.path, before.length - Math.min(BELOW, before.length)),
    pointAtLength(after.path, Math.min(BELOW, after.length)),
  ] as const;
  const inward = unit(sub(midpoint(...sides), middle));
  const way = scale(inward, out ? -1 : 1);
  const { x, y } = add(middle, scale(way, -BEFORE));
  return { at: [x, y], direction: [way.x, way.y] };
}
