import type { Book } from '../book';
import { facing } from '../drawings/apart';
import { artOutline } from '../drawings/cloth-art';
import { cutAlong } from '../drawings/cut-along';
import { inkPoint } from '../drawings/ink-point';
import { ends } from '../drawings/meeting';
import type { Shown } from '../drawings/scene';
import type { Job } from './jobs';

/** A collar in two halves that were joined before lies there whole, as the layer cut on the fold does beside it. */
export function joinedHalves({ measured }: Book, { stage }: Job, shown: Shown): Shown[] {
  const { piece } = shown;
  const joined = measured.seams.find(
    ({ seam, selfPaired, a: { steps } }) =>
      selfPaired &&
      seam.stage < stage &&
      steps.length > 0 &&
      steps.every((step) => step.piece.id === piece.id),
  );
  if (piece.part !== 'collar' || !joined) return [shown];
  const { steps } = joined.a;
  const whole = artOutline(piece, false);
  // The allowances of the centre back lie inside.
  const half = { ...shown, outline: cutAlong(whole, ends(steps), inkPoint(whole)) };
  return [{ ...half, motion: facing({ a: steps, b: joined.b.steps, self: true }, 0) }, half];
}
