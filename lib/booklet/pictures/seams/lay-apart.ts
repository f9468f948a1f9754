import { boundsOf } from '@/lib/geometry/bounds';
import { carry, MIRRORED, type Motion, STILL, shiftMotion } from '@/lib/geometry/motion';
import { contains } from '@/lib/geometry/polyline/contains';
import { firstOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Piece } from '@/lib/pattern/types';
import { inARow } from '../cloth/arrange-scenes';
import { artOutline } from '../cloth/lay-piece';
import type { Scene, Shown } from '../cloth/scene';
import { ends, isOnePiece, type Laid } from '../cloth/walk-seam';
import { besideEachOther } from './chain-panels';
import { canFace, facing } from './face-edges';
import { isFolded, type Meeting, shapesOf, shownOf } from './meet-sides';

/** The other one of a pair, a little apart across the centre line. */
export const TWIN: Motion = [-1, 0, 0, 1, -2.5, 0];

/** Between the cut edges of a pair, cm of cloth. */
const CLEAR = 0.5;

/** The same, farther off where broad allowances of the two would lie on each other. */
export function besideTwin(piece: Piece): Motion {
  const { left } = boundsOf(artOutline(piece, false));
  return shiftMotion(MIRRORED, [Math.min(TWIN[4], 2 * left - CLEAR), 0]);
}

/** As far apart as two lines along their cut edges, each seen for itself, need. */
export const ASUNDER: Motion = [-1, 0, 0, 1, -7, 0];

/** Edges facing each other with a little air between, more where an edge swells out at a dart, cm of cloth. */
const AIRS = [3, 5, 7];

/** The pieces with their edges facing each other, right side up; side by side where they would overlap. */
export function apart(met: Meeting): Scene {
  const meeting = besideEachOther(met);
  const { a, b, self, reach } = meeting;
  const right = (steps: readonly Laid[], by: Motion) => shownOf(steps, 'right', by, reach);
  if (isFolded(meeting)) return { shown: right([...a, ...b], STILL), arrows: [] };
  if (self && isUpright(a)) {
    const twin = besideTwin(firstOf(a).piece.piece);
    return { shown: [...right(a, twin), ...right(a, STILL)], arrows: [] };
  }
  if (canFace(meeting)) {
    const motion = AIRS.map((air) => facing(meeting, air)).find((each) => !overlap(a, b, each));
    if (motion) return { shown: [...right(a, STILL), ...right(b, motion)], arrows: [] };
  }
  return inARow([a, b].flatMap((steps) => scenesOf(right(steps, STILL), steps)));
}

/** Panels laid beside each other are one scene, loose pieces one each. */
const scenesOf = (shown: readonly Shown[], steps: readonly Laid[]): Scene[] =>
  (steps.every(({ lies }) => lies) ? [shown] : shown.map((each) => [each])).map((own) => ({
    shown: own,
    arrows: [],
  }));

/** Whether a seam runs down rather than across: at a centre the twin lies beside, at the end of a strip beyond it. */
function isUpright(steps: readonly Laid[]): boolean {
  const [[ax, ay], [bx, by]] = ends(steps);
  return Math.abs(by - ay) > Math.abs(bx - ax);
}

function overlap(a: readonly Laid[], b: readonly Laid[], motion: Motion): boolean {
  const [ones, others] = [
    shapesOf(a),
    shapesOf(b).map((shape) => shape.map((point) => carry(motion, point))),
  ];
  const meets = (some: readonly Pair[][], over: readonly Pair[][]) =>
    some.some((shape) => shape.some((point) => over.some((other) => contains(other, point))));
  return meets(ones, others) || meets(others, ones);
}

/** Panels that hide more than this share of each other's edge do not lie beside each other. */
const HIDDEN = 0.25;

/**
 * Whether the panels of a side, joined to be one edge, would lie on each other: front and back of a collar grown on
 * stand up as a tube, and lie flat beside each other nowhere but along its edge.
 */
export function isTube(meeting: Meeting): boolean {
  const { a, b } = besideEachOther(meeting);
  return [a, b].some((steps) => !isOnePiece(steps) && lieOnEachOther(shapesOf(steps)));
}

/** Whether shapes hide so much of each other that they do not lie beside each other. */
function lieOnEachOther(shapes: readonly Pair[][]): boolean {
  return shapes.some((shape) =>
    shapes.some(
      (other) => other !== shape && shape.filter((at) => contains(other, at)).length > HIDDEN * shape.length,
    ),
  );
}
