import { MIRRORED, STILL } from '@/lib/geometry/motion';
import { asPairs } from '@/lib/geometry/pair';
import type { Pair } from '@/lib/geometry/types';
import type { EdgeView } from '@/lib/pattern/edge-view';
import { crossAt } from '../../steps/find-inner-places';
import type { Scene, Shown } from '../cloth/scene';
import { tornAt } from '../cloth/tear-cloth';

/** How far the loop is drawn out from the edge, how far down it goes, and how far inside the button sits, cm of cloth. */
const OUT = 1.6;
const DOWN = 1.4;
const INSIDE = 2.3;
/** Cloth shown below the slit, cm. */
const BELOW = 5;

/**
 * A slit closed at its top: the loop stands at the corner of the wearer's right half, its button at that of the left
 * one. With the right side up a front is drawn as her left half and a back as her right one. The garment is sewn by
 * then: both halves end at their seams, joined below the slit.
 */
export function loopScene(
  shown: Shown,
  loop: readonly EdgeView[],
  slit: EdgeView,
  withButton: boolean,
): Scene {
  const corner = topOf(slit);
  const level = Math.min(...slit.points.map(({ y }) => y)) - BELOW;
  const outline = tornAt(
    loop.flatMap(({ points }) => asPairs(points)),
    level,
    corner,
  );
  const isRight = shown.piece.part === 'back';
  const half = (right: boolean, motion: Shown['motion']): Shown => ({
    ...shown,
    outline,
    torn: true,
    motion,
    worked: right ? [loopAt(corner)] : withButton ? crossAt([corner[0] + INSIDE, corner[1] - DOWN / 2]) : [],
  });
  const halves = [half(!isRight, MIRRORED), half(isRight, STILL)];
  // The loop reaches over to the other half.
  return { shown: isRight ? halves : halves.reverse(), arrows: [] };
}

const topOf = ({ points }: EdgeView): Pair =>
  points.reduce<Pair>((top, { x, y }) => (y > top[1] ? [x, y] : top), [0, Number.NEGATIVE_INFINITY]);

const loopAt = ([x, y]: Pair): Pair[] => [
  [x, y],
  [x - OUT, y - DOWN / 4],
  [x - OUT, y - (3 * DOWN) / 4],
  [x, y - DOWN],
];
