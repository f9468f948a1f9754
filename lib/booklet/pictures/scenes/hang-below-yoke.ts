import { composeMotions, type Motion, STILL, shiftMotion } from '@/lib/geometry/motion';
import type { Pair } from '@/lib/geometry/types';
import type { Action } from '@/lib/operations/action';
import type { Question } from '@/lib/operations/ask';
import { OPERATIONS } from '@/lib/operations/registry';
import type { SeamView, Step } from '@/lib/pattern/seam-view';
import type { Book } from '../../book';
import { sewnBefore } from '../../steps/edges/find-sewn';
import type { Job } from '../../steps/jobs/jobs';
import { inARow } from '../cloth/arrange-scenes';
import { artOutline, lying, piecesIn } from '../cloth/lay-piece';
import type { Scene, Shown } from '../cloth/scene';
import { tornOff } from '../cloth/tear-cloth';
import { ends, isOn, lineOf, withoutAllowances } from '../cloth/walk-seam';
import { canFace } from '../seams/face-edges';
import type { Meeting } from '../seams/meet-sides';
import { alone } from './show-piece';

/** So much of what hangs from a yoke is shown below it, cm of cloth. */
const SHOWN = 9;

const makesPanels: Question = ({ works }) => works === 'panel';

/** A loop at the top of a slit: where that is in a yoke, what hangs from it is seen below. */
export const loopedScene = (book: Book, job: Job, action: Action, rows: number): Scene =>
  addBelowYoke(
    inARow(
      piecesIn(book, job).map((piece) => alone(book, job, piece, action)),
      rows,
    ),
    book,
    job,
  );

/** What hangs from a yoke by the seam on its lower edge, as that lies, torn off below it; nothing below any other piece. */
function addBelowYoke(scene: Scene, book: Book, job: Job): Scene {
  const sewn = sewnBefore(book, job);
  // The halves of what hangs there are one at their centre.
  const centre = sewn.filter(({ selfPaired }) => selfPaired).flatMap(({ a }) => a.steps);
  const seams = sewn.filter(({ seam }) => makesPanels(OPERATIONS[seam.operation]));
  return {
    ...scene,
    shown: scene.shown.flatMap((shown) => [...seams.flatMap((seam) => below(shown, seam, centre)), shown]),
  };
}

function below({ piece, side, motion }: Shown, { a, b }: SeamView, centre: readonly Step[]): Shown[] {
  const [yoke, hanging] = isOn(a.steps, piece.id) ? [a, b] : [b, a];
  const [first] = hanging.steps;
  const met = { a: yoke.steps, b: hanging.steps, self: false };
  if (!first || !isLowerEdge(yoke.steps, piece.id) || !isOn(hanging.steps, first.piece.id) || !canFace(met))
    return [];
  const ended = withoutAllowances(first.piece, [
    ...hanging.steps,
    ...centre.filter((step) => isOn([step], first.piece.id)),
  ]);
  const outline = tornOff(artOutline(ended, false), hanging.steps.flatMap(lineOf), SHOWN);
  const lies = composeMotions(motion, hungUpright(met));
  return [lying(ended, side, { motion: lies, ...(outline ? { outline, torn: true } : {}) })];
}

const isLowerEdge = (steps: readonly Step[], id: string): boolean =>
  isOn(steps, id) && steps.every(({ edge }) => edge.line === 'yoke');

/** Pieces drafted from one centre stay upright below each other: the ends of their seam nearest to it are one. */
export function hungUpright({ a, b }: Meeting): Motion {
  const inner = (steps: readonly Step[]): Pair =>
    ends(steps).reduce((one, end) => (Math.abs(end[0]) < Math.abs(one[0]) ? end : one));
  const [to, from] = [inner(a), inner(b)];
  return shiftMotion(STILL, [to[0] - from[0], to[1] - from[1]]);
}
