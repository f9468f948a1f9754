import { fromCommands } from '@/lib/geometry/commands';
import { flatten } from '@/lib/geometry/flatten';
import type { Draft, Pair } from '@/lib/pattern/types';
import type { Book } from '../../book';
import { asPairs } from '../../drawings/plane/as-pairs';
import type { Job } from '../jobs';
import { isWorkedBelow } from '../work-below';
import { foldedAtZip } from '../zips/folded-at-zip';
import { closedOnce } from './closed-once';
import { elasticsIn } from './elastics-drawn';
import { fisheyesSewn } from './fisheyes-sewn';
import { gathersSewn, isHung } from './gathers-drawn';
import { lyingSo } from './lying-so';
import { pleatsFolded } from './pleats-folded';

/**
 * The pieces as they lie on the table when a job is done: their darts sewn by then are closed, their pleats laid, their
 * gathers and elastics drawn up, their allowances folded at a zip.
 */
export interface SoFar {
  readonly book: Book;
  readonly job: Job;
  /** Seams that lie inside a piece by then. */
  readonly seamsIn: (piece: string) => readonly (readonly Pair[])[];
  /** Edges of cloth that lie within it by then: of a slash, of pleats and gathers. */
  readonly slashesIn: (piece: string) => readonly (readonly Pair[])[];
}

export const sewnSoFar = (book: Book, job: Job, key?: string): SoFar => foldedAtZip(takenUp(book, job, key));

function takenUp(book: Book, job: Job, key?: string): SoFar {
  const darts = book.measured.seams.filter(({ dart, seam }) => dart && seam.stage < job.stage);
  const within = (draft: Draft) => (piece: string) => slashed(draft, piece, job.stage);
  const pleated = pleatsFolded(book.draft, job, key);
  const gathers = gathersSewn(book.measured.seams, job, key).filter(
    (seam) => !(isHung(seam) && isWorkedBelow(book.measured, job, seam)),
  );
  const elastics = elasticsIn(book.draft, job);
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

const SLASHED = 'bind-placket';

function slashed({ pieces, operations }: Draft, id: string, stage: number): Pair[][] {
  const isOpen = operations.some(
    (each) => each.operation === SLASHED && each.stage < stage && each.pieces.includes(id),
  );
  const slashes = pieces.find((piece) => piece.id === id)?.internal.filter(({ kind }) => kind === 'slash');
  return isOpen ? (slashes ?? []).map(({ path }) => asPairs(flatten(fromCommands(path), 0.05))) : [];
}
