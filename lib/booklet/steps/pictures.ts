import type { SeamView } from '@/lib/drafting/checks/context/seam-view';
import type { Pair, Piece } from '@/lib/drafting/types';
import { type Book, findPiece } from '../book';
import { STILL } from '../drawings/rigid';
import type { Scene, Shown } from '../drawings/scene';
import { facingScene, inARow, openedScene, togetherScene } from '../drawings/seam-scene';
import type { Action } from './actions';
import { type Job, piecesOf } from './jobs';

/** The scene of one action: its pieces as they lie on the table at that moment. */
export function sceneOf(book: Book, job: Job, { view, press = 'open' }: Action): Scene {
  if (job.seams.length > 0 && job.seams.some(({ dart }) => !dart)) {
    if (view === 'facing') return facingScene(job.seams);
    if (view === 'together') return togetherScene(job.seams);
    if (view === 'opened') return openedScene(job.seams, press);
  }
  return piecesAlone(book, job, view === 'right' ? 'right' : 'wrong');
}

function piecesAlone(book: Book, job: Job, side: Shown['side']): Scene {
  const shown = piecesOf(job).flatMap((id) => {
    const piece = findPiece(book, id);
    return piece ? [shownAlone(book, job, piece, side)] : [];
  });
  return inARow(shown.map((one) => ({ shown: [one], arrows: [] })));
}

function shownAlone(book: Book, job: Job, piece: Piece, side: Shown['side']): Shown {
  return { piece, side, unfolded: piece.cut.onFold, motion: STILL, worked: workedLines(book, job, piece) };
}

/** Edges of the piece named by the job's seams and operations, and its inner darts when those are sewn. */
function workedLines({ measured }: Book, { seams, operations }: Job, { id }: Piece): Pair[][] {
  const view = measured.piece(id);
  const fromSeams = seams.flatMap((seam) => edgesIn(seam, id));
  const fromOperations = operations.flatMap(({ edges }) =>
    edges.filter((ref) => ref.piece === id).map((ref) => ref.edge),
  );
  const names = new Set([...fromSeams, ...fromOperations]);
  return (view?.edges ?? [])
    .filter((edge) => names.has(edge.id))
    .map((edge) => edge.points.map(({ x, y }): Pair => [x, y]));
}

const edgesIn = ({ a, b }: SeamView, piece: string): string[] =>
  [...a.steps, ...b.steps].filter((step) => step.piece.id === piece).map((step) => step.edge.id);
