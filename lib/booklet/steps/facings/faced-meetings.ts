import type { PieceView } from '@/lib/pattern/piece-view';
import type { SeamView, Side } from '@/lib/pattern/seam-view';
import type { Book } from '../../book';
import { turnedUp } from '../../pictures/cloth/turn-edge';
import { acrossSeams, joinedMeetings } from '../../pictures/seams/join-meetings';
import type { Meeting } from '../../pictures/seams/meet-sides';
import type { Job } from '../jobs';
import { placeOfLine } from '../place';
import { sewnBefore } from '../so-far/sewn-before';

/** A facing of neck and armholes in one lies along the neck; its armholes lie where they are sewn then. */
export function metAlong(book: Book, job: Job, seams: readonly SeamView[]): Meeting[] {
  const alone = seams.filter(({ a }) => placeOfLine(a.line, book.draft) !== 'armhole');
  return acrossSeams(joinedMeetings(alone.length > 0 ? alone : seams), sewnBefore(book, job));
}

/** A seam whose pieces end where they are sewn by then: the allowances lie inside. */
export function closedOff(seams: readonly SeamView[]): (seam: SeamView) => SeamView {
  const steps = seams.flatMap(({ a, b }) => [...a.steps, ...b.steps]);
  const closed = (view: PieceView): PieceView => {
    const own = steps.filter(({ piece }) => piece.id === view.id).map(({ edge }) => edge);
    return { ...view, piece: turnedUp(view.piece, view.edges, own).piece };
  };
  const sideOf = (side: Side): Side => ({
    ...side,
    steps: side.steps.map((step) => ({ ...step, piece: closed(step.piece) })),
  });
  return (seam) => ({ ...seam, a: sideOf(seam.a), b: sideOf(seam.b) });
}
