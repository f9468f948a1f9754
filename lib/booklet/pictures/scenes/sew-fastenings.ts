import { carry, MIRRORED, STILL } from '@/lib/geometry/motion';
import { lengthAlong, placeOn } from '@/lib/geometry/polyline/place-on';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { type Action, detailsOf } from '@/lib/operations/action';
import type { EdgeView } from '@/lib/pattern/edge-view';
import { mirrorIn } from '@/lib/pattern/unfold';
import type { Book } from '../../book';
import { crossAt } from '../../steps/edges/find-inner-places';
import type { Job } from '../../steps/jobs/jobs';
import type { Doubled } from '../cloth/fold-strip';
import { lineThrough } from '../cloth/follow-edges';
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
  const outline = tornAt(lineThrough(loop), level, corner);
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

type Line = readonly Pair[];

/** Half the bar that stands for a hook or its eye, across the edge it holds, cm of cloth. */
const HALF = 0.8;
/** The first is sewn just below the upper edge, cm. */
const BELOW_TOP = 0.3;

/** Hooks along an edge, the first at its top, the others evenly below it; on a folded band on the half that is seen. */
export function hookMarks(edge: Line, { operations }: Job, strip: Doubled | undefined): Line[] {
  const count = Number(operations[0]?.figures.count ?? 1);
  const hidden = strip?.crease && !strip.shows(edge);
  const seen = hidden ? edge.map(mirrorIn(strip.crease)) : edge;
  const [start, end] = [firstOf(seen), lastOf(seen)];
  const down = start[1] > end[1] ? seen : [...seen].reverse();
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = placeOn(down, i === 0 ? BELOW_TOP / lengthAlong(down) : i / count).at;
    return [
      [x - HALF, y],
      [x + HALF, y],
    ];
  });
}

/** The buttons of a double-breasted front: one row on either side, the second one fastens nothing. */
export const isInTwoRows = ({ draft }: Book, { operation }: Job, action: Action): boolean =>
  operation === 'sew-buttons' &&
  detailsOf(action).on === undefined &&
  draft.choices.options.opening === 'double-breasted';

/** Her right front over her left one, centre on centre: pins through its holes, and the second row on itself. */
export function lapped(shown: Shown): Shown[] {
  const through = shown.worked.map((line) => line.map((at) => carry(MIRRORED, at)));
  return [
    { ...shown, motion: STILL, worked: [] },
    { ...shown, motion: MIRRORED, worked: [...shown.worked, ...through] },
  ];
}
