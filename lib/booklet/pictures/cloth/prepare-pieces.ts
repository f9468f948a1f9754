import type { Pair } from '@/lib/geometry/types';
import type { Action } from '@/lib/operations/action';
import { findDone } from '@/lib/operations/ask';
import { pieceOf } from '@/lib/pattern/find';
import { fisheyesOf } from '@/lib/pattern/fisheye';
import { pathOf } from '@/lib/pattern/lines';
import type { Draft } from '@/lib/pattern/types';
import type { Book } from '../../book';
import type { Job } from '../../steps/jobs/jobs';
import { foldedAtZip, lyingSo } from './fold-at-zip';
import { withCowlFolded } from './fold-cowl';
import { lineOfPath } from './follow-edges';
import { gathersSewn, isHung } from './gather-pieces';
import { doneBefore } from './lay-piece';
import { closedOnce } from './take-up-cloth';
import { isWorkedBelow } from './tear-near-work';
import { stepsOf } from './walk-seam';

/**
 * The pieces as they lie on the table when a job is done: their darts sewn by then are closed, their pleats laid, their
 * gathers and elastics drawn up, their allowances folded at a zip.
 */
interface Prepared {
  readonly book: Book;
  readonly job: Job;
  /** Seams that lie inside a piece by then. */
  readonly seamsIn: (piece: string) => readonly (readonly Pair[])[];
  /** Edges of cloth that lie within it by then: of a slash, of pleats and gathers. */
  readonly slashesIn: (piece: string) => readonly (readonly Pair[])[];
}

export const preparePieces = (book: Book, job: Job, key?: string): Prepared =>
  foldedAtZip(cowlTurnedIn(takenUp(book, job, key)));

/** From when the facing of a cowl is turned in, but for what is sewn to its free edge. */
function cowlTurnedIn(prepared: Prepared): Prepared {
  const { book, job } = prepared;
  const isTurned = doneBefore(book.draft, job.stage, ['turn-cowl']).length > 0;
  if (!isTurned || stepsOf(job.seams).some(({ edge }) => edge.line === 'facing-inner')) return prepared;
  const { draft, measured } = withCowlFolded(book.draft);
  return {
    ...prepared,
    book: { ...book, draft, measured },
    job: { ...job, seams: lyingSo(job.seams, measured) },
  };
}

function takenUp(book: Book, job: Job, key?: string): Prepared {
  const darts = book.measured.seams.filter(({ dart, seam }) => dart && seam.stage < job.stage);
  const within = (draft: Draft) => (piece: string) => slashed(draft, piece, job.stage);
  const pleated = pleatsFolded(book.draft, job, key);
  const gathers = gathersSewn(book.measured.seams, job, key).filter(
    (seam) => !(isHung(seam) && isWorkedBelow(book.measured, job, seam)),
  );
  const elastics = doneBefore(book.draft, job.stage, ['insert-elastic', 'insert-seam-elastic']);
  const doubles = (now: Pick<Book, 'draft' | 'measured'>) => (piece: string) =>
    fisheyesSewn(now, piece, job.stage);
  if ([darts, [...pleated], gathers, elastics].every(({ length }) => length === 0))
    return { book, job, seamsIn: doubles(book), slashesIn: within(book.draft) };
  const { draft, measured, seams, folds } = closedOnce(book, { darts, pleated, gathers, elastics });
  return {
    book: { ...book, draft, measured },
    job: { ...job, seams: lyingSo(job.seams, measured) },
    seamsIn: (piece) => [...(seams[piece] ?? []), ...doubles({ draft, measured })(piece)],
    slashesIn: (piece) => [...within(draft)(piece), ...(folds[piece] ?? [])],
  };
}

function slashed(draft: Draft, id: string, stage: number): Pair[][] {
  const isOpen = doneBefore(draft, stage, ['bind-placket'], id).length > 0;
  const slashes = pieceOf(draft, id)?.internal.filter(({ kind }) => kind === 'slash');
  return isOpen ? (slashes ?? []).map((slash) => lineOfPath(pathOf(slash))) : [];
}

/** Double darts sewn before a stage: along their axis, from point to point, the cloth lies in a fold. */
function fisheyesSewn(
  { draft, measured }: Pick<Book, 'draft' | 'measured'>,
  piece: string,
  stage: number,
): Pair[][] {
  const view = measured.piece(piece);
  if (!view || doneBefore(draft, stage, ['sew-fisheye-dart'], piece).length === 0) return [];
  return fisheyesOf(view).map(({ top, bottom }): Pair[] => [
    [top.x, top.y],
    [bottom.x, bottom.y],
  ]);
}

/** Pieces whose pleats lie folded: from when they are basted; to be hemmed a skirt's are pressed open again. */
function pleatsFolded({ operations }: Draft, { stage, operation }: Job, key?: string): ReadonlySet<string> {
  const folds = findDone(operations, ({ pleats }) => pleats !== undefined);
  const isLaid = (each: (typeof folds)[number]) =>
    each.operation === operation ? key === 'baste' : operation !== 'hem' && each.stage < stage;
  return new Set(folds.filter(isLaid).flatMap(({ pieces }) => pieces));
}

/** What is done just then, and the pieces as they lie when it is. */
export interface Moment extends Prepared {
  readonly action: Action;
}
