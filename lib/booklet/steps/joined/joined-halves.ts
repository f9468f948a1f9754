import type { Part } from '@/lib/pattern/types';
import type { Book } from '../../book';
import { cutAlong } from '../../drawings/plane/cut-along';
import { inkPoint } from '../../pictures/cloth/find-inner-point';
import { artOutline } from '../../pictures/cloth/outline-piece';
import type { Shown } from '../../pictures/cloth/scene';
import { ends } from '../../pictures/cloth/walk-seam';
import { facing } from '../../pictures/seams/face-edges';
import type { Job } from '../jobs';

/** What is cut in two halves, which are joined to be one before anything else is done with it. */
const HALVED: readonly Part[] = ['collar', 'belt'];

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
  const whole = artOutline(piece, false);
  // The allowances of the seam lie inside.
  const half = { ...shown, outline: cutAlong(shown.outline ?? whole, ends(steps), inkPoint(whole)) };
  return [{ ...half, motion: facing({ a: steps, b: joined.b.steps, self: true }, 0) }, half];
}
