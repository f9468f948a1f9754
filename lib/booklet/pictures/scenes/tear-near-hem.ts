import type { Book } from '../../book';
import type { Job } from '../../steps/jobs';
import { isBelow, workOn } from '../cloth/find-work-below';
import { gathersSewn } from '../cloth/gather-pieces';
import { artOutline } from '../cloth/outline-piece';
import type { Shown } from '../cloth/scene';
import { tornOff } from '../cloth/tear-cloth';

type Source = Pick<Book, 'draft' | 'measured'>;

/** So much is shown beyond work at a lower edge, cm. */
const SHOWN = 16;

/**
 * A skirt whose upper edge was gathered or pleated and sewn before, worked on at its lower edge: that end of it alone is
 * shown, so that it looks neither loose nor flat up there.
 */
export function nearHem(shown: Shown, book: Source, job: Job): Shown {
  const { piece, outline, bent } = shown;
  return outline || bent || !isDrawnIn(book, job, piece.id) ? shown : tornAboveHem(shown, book, job);
}

/** A piece worked on at its lower edge, torn off above that; any other as it is. */
export function tornAboveHem(shown: Shown, { measured }: Source, job: Job): Shown {
  const { piece, unfolded } = shown;
  const work = workOn(measured, job, piece.id);
  const whole = artOutline(piece, unfolded);
  const near = isBelow(work, whole) ? tornOff(whole, work, SHOWN) : undefined;
  return near ? { ...shown, outline: near, torn: true } : shown;
}

/** Whether the upper edge of a piece was gathered or pleated by then. */
export function isDrawnIn({ draft, measured }: Source, job: Job, id: string): boolean {
  const isPleated = draft.operations.some(
    ({ operation, stage, pieces }) => operation === 'fold-pleats' && stage < job.stage && pieces.includes(id),
  );
  return (
    isPleated ||
    gathersSewn(measured.seams, job).some(({ a }) => a.steps.some(({ piece }) => piece.id === id))
  );
}
