import type { Book } from '../../book';
import { sewnBefore } from '../../steps/find-sewn';
import type { Job } from '../../steps/jobs';
import { inARow } from '../cloth/arrange-scenes';
import type { Scene, Shown } from '../cloth/scene';
import { facingScene, openedScene } from '../seams/lay-seam';
import { collarSeam, facedThroughCollar, seamInsideShawl } from './find-faced-seams';
import { withJoinedPanels } from './join-panels';

/** Both neck seams seen from inside, the facing lifted off the garment. Undefined where no collar stands between them. */
export function liftedScene(book: Book, job: Job, rows: number): Scene | undefined {
  const seams = facedThroughCollar(book, job);
  if (seams.length === 0) return liftedShawl(book, job);
  const scene = facingScene(seams, rows, sewnBefore(book, job));
  return withJoinedPanels(seenInside(scene), book.measured.seams, { ...job, seams });
}

/**
 * The neck of a shawl: of its facings, one of which is the upper collar, and of the garment beside them. They lie on each
 * other across the back; in front the facing goes over the seam uncut.
 */
function liftedShawl(book: Book, job: Job): Scene | undefined {
  const [inner, outer] = [seamInsideShawl(book), collarSeam(book)];
  if (!inner || !outer) return undefined;
  const sewn = sewnBefore(book, job).filter((seam) => seam !== inner && seam !== outer);
  const facings = openedScene([inner], 'open', 1, false, sewn).shown.map(stitchedAlong);
  const garment = facingScene([outer], 1, sewn)
    .shown.filter(({ piece }) => piece.part !== 'collar')
    .map((shown) => (shown.piece.part === 'back' ? shown : { ...shown, worked: [] }));
  const both = inARow([facings, garment].map((shown) => seenInside({ shown, arrows: [] })));
  return withJoinedPanels(both, book.measured.seams, { ...job, seams: [inner, outer] });
}

const seenInside = ({ shown, arrows }: Scene): Scene => ({
  arrows,
  shown: shown.map((each) => ({ ...each, side: 'wrong' })),
});

const stitchedAlong = ({ sewn = [], ...shown }: Shown): Shown => ({ ...shown, worked: sewn });
