import { boundsOf } from '@/lib/geometry/bounds';
import { composeMotions, STILL, shiftMotion } from '@/lib/geometry/motion';
import { span } from '@/lib/geometry/pair';
import { cutAlong } from '@/lib/geometry/polyline/cut-along';
import type { Part } from '@/lib/pattern/types';
import type { Book } from '../../book';
import type { Job } from '../../steps/jobs/jobs';
import { lain } from '../cloth/arrange-scenes';
import { outside } from '../cloth/cut-at-levels';
import { inkPoint } from '../cloth/find-inner-point';
import { artOutline } from '../cloth/lay-piece';
import type { Lines, Scene, Shown } from '../cloth/scene';
import { tornAt } from '../cloth/tear-cloth';
import { ends, lengthOf } from '../cloth/walk-seam';
import { facing } from '../seams/face-edges';

/** What is cut in two halves, which are joined to be one before anything else is done with it. */
const HALVED: readonly Part[] = ['collar', 'belt'];

/** A seam so much longer than the way between its ends bends the cloth, cm. */
const CURVED = 1;

/** What was joined of two halves before lies there whole: a collar as the layer cut on the fold does beside it, a belt. */
export function joinedHalves({ measured }: Book, { stage }: Job, shown: Shown): Shown[] {
  const { piece } = shown;
  const joined = measured.seams.find(
    ({ seam, selfPaired, a: { steps } }) =>
      selfPaired &&
      seam.stage < stage &&
      steps.length > 0 &&
      steps.every((step) => step.piece.id === piece.id),
  );
  // Opened out at its fold it is whole: the seam that joins its ends makes it a ring.
  if (!HALVED.includes(piece.part) || !joined || piece.cut.onFold) return [shown];
  const { steps } = joined.a;
  // Sewn to each other in a curve, as a hood is over the crown, they lie flat no longer.
  if (lengthOf(steps) > span(...ends(steps)) + CURVED) return [shown];
  const whole = artOutline(piece, false);
  // The allowances of the seam lie inside.
  const half = { ...shown, outline: cutAlong(shown.outline ?? whole, ends(steps), inkPoint(whole)) };
  return [{ ...half, motion: facing({ a: steps, b: joined.b.steps, self: true }, 0) }, half];
}

/** Shown of each half of a belt: so much from its seam, and so much of its end, cm. */
const FROM_SEAM = 22;
const OF_END = 16;
/** Between the two torn edges, cm of cloth. */
const AIR = 2.5;
/** Less than this left out is not worth a tear, cm. */
const LEAST = 15;

/**
 * Two halves joined to a strip far longer than the page is wide: the seam and both ends are shown, and what lies between
 * is torn out. Each half is drafted upward from the seam. What is in one piece stays whole.
 */
export function shortened(strip: Scene): Scene {
  const { shown, arrows } = lain(strip);
  return { shown: shown.length < 2 ? shown : shown.flatMap(tornInTwo), arrows };
}

function tornInTwo(half: Shown): Shown[] {
  const { bottom, top } = boundsOf(half.outline ?? artOutline(half.piece, half.unfolded));
  const [near, far] = [bottom + FROM_SEAM, top - OF_END];
  const left = far - near - AIR;
  if (left < LEAST) return [half];
  const end = part(half, far, [-Infinity, far], top);
  const closer = composeMotions(half.motion, shiftMotion(STILL, [0, -left]));
  // The part at the seam bears the number of both.
  return [{ ...end, motion: closer, unnamed: true }, part(half, near, [near, Infinity], bottom)];
}

function part(half: Shown, level: number, lost: readonly [number, number], end: number): Shown {
  const outline = tornAt(half.outline ?? artOutline(half.piece, half.unfolded), level, [0, end]);
  const kept = (lines: Lines) => lines.flatMap((line) => outside(line, lost));
  const { worked, creased = [] } = half;
  return { ...half, outline, torn: true, worked: kept(worked), creased: kept(creased) };
}
