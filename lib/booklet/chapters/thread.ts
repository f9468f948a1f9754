import { OPERATIONS } from '@/lib/operations/registry';
import { copiesOf } from '@/lib/pattern/find';
import type { Piece } from '@/lib/pattern/types';
import type { Book } from '../book';
import { type Job, jobsOf } from '../steps/jobs/jobs';
import { factsOf } from '../steps/words/facts';

/** Thread that a stitch takes up, needle and bobbin together, per length sewn: lockstitch and zigzag (H). */
const LOCKSTITCH = 2.8;
const ZIGZAG = 7;
/** Ends left at every start and stop, bobbins not wound to the last, basting and what is sewn twice (H). */
const WASTE = 1.25;
/** What a reel sold for the home holds, m. */
export const REEL = 200;

/** Length of what a job sews, cm, over all copies and halves of its pieces: seams, and edges by themselves. */
function sewn({ measured }: Book, { seams, operations }: Job): { seams: number; edges: number } {
  const ofSeams = seams.reduce(
    (sum, { a, selfPaired }) =>
      sum + (a.length * copiesOf(a.steps[0]?.piece.piece as Piece)) / (selfPaired ? 2 : 1),
    0,
  );
  const refs = operations.flatMap(({ edges }) => edges);
  const ofEdges = refs.reduce((sum, ref) => {
    const own = measured.piece(ref.piece)?.piece;
    return sum + (own ? copiesOf(own) * (measured.edge(ref)?.length ?? 0) : 0);
  }, 0);
  return { seams: ofSeams, edges: ofEdges };
}

function threadOf(book: Book, job: Job): number {
  const { seams, edges } = sewn(book, job);
  const facts = factsOf(book, job);
  const together = OPERATIONS[job.operation].actions.some(
    (action) => action.view === 'opened' && action.overcast?.(facts),
  );
  const alone = OPERATIONS[job.operation].overcasts ? ZIGZAG : LOCKSTITCH;
  return seams * (LOCKSTITCH + (together ? ZIGZAG : 0)) + edges * alone;
}

/** Thread the whole garment takes, m: every seam, hem and edge that its steps sew. */
export function threadMetres(book: Book): number {
  return (WASTE * jobsOf(book).reduce((sum, job) => sum + threadOf(book, job), 0)) / 100;
}

/** Reels of thread to buy. */
export const reelsOf = (book: Book): number => Math.max(1, Math.ceil(threadMetres(book) / REEL));
