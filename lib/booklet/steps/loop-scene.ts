import type { EdgeView } from '@/lib/drafting/checks/context/edge-view';
import type { Pair } from '@/lib/drafting/types';
import { MIRRORED, STILL, shifted } from '../drawings/rigid';
import type { Scene, Shown } from '../drawings/scene';
import { crossAt } from './inner-places';

/** How far the loop is drawn out from the edge, how far down it goes, and how far inside the button sits, cm of cloth. */
const OUT = 2;
const DOWN = 2.5;
const INSIDE = 2.2;
/** How far the halves are drawn apart for loop and button to be seen, cm of cloth. */
const APART: Pair = [-9, 0];

/**
 * A slit closed at its top: the loop stands at the corner of the wearer's right half, its button at that of the left
 * one. With the right side up a front is drawn as her left half and a back as her right one.
 */
export function loopScene(shown: Shown, slit: EdgeView, withButton: boolean): Scene {
  const corner = topOf(slit);
  const isRight = shown.piece.part === 'back';
  const half = (right: boolean, motion: Shown['motion']): Shown => ({
    ...shown,
    motion,
    worked: right ? [loopAt(corner)] : withButton ? crossAt([corner[0] + INSIDE, corner[1] - DOWN / 2]) : [],
  });
  return { shown: [half(!isRight, shifted(MIRRORED, APART)), half(isRight, STILL)], arrows: [] };
}

const topOf = ({ points }: EdgeView): Pair =>
  points.reduce<Pair>((top, { x, y }) => (y > top[1] ? [x, y] : top), [0, Number.NEGATIVE_INFINITY]);

const loopAt = ([x, y]: Pair): Pair[] => [
  [x, y],
  [x - OUT, y - DOWN / 4],
  [x - OUT, y - (3 * DOWN) / 4],
  [x, y - DOWN],
];
