import { type Action, detailsOf } from '@/lib/operations/action';
import type { Draft, Operation, Part } from '@/lib/pattern/types';
import { type Book, findPiece } from '../../book';
import { type Job, piecesOf } from '../jobs/jobs';
import { innerPlaces } from './find-inner-places';
import { alongOf, workedEdges } from './find-worked-edges';
import { betweenNotches, firstSides, fullerSides } from './narrow-seams';
import { rolledWith } from './roll-facings';

/** What one action of a job is done with, and so what its picture shows. */
export function handled(book: Pick<Book, 'draft' | 'measured'>, job: Job, action: Action): Job {
  const { draft } = book;
  const { key } = action;
  const { on } = detailsOf(action);
  if (key === 'gather')
    return on?.what === 'between-notches' ? betweenNotches(fullerSides(job)) : fullerSides(job);
  if (on?.what === 'first-side') return firstSides(job);
  if (on?.what === 'slashed') return withoutPieces(job, unslashed(draft));
  if (on?.what === 'part') return withoutPieces(job, othersThan(draft, on.name));
  if (alongOf(job.operation, key)) return alongFacing(book, job, key);
  return key === 'mark' ? withoutPieces(job, interfacingOf(draft)) : withoutBystanders(draft, job);
}

/** A facing, and what allowances are understitched on where it rolls over. */
function alongFacing(book: Pick<Book, 'draft' | 'measured'>, job: Job, key: string): Job {
  const rolled = alongOf(job.operation, key) === 'hidden-side' ? rolledWith(book) : [];
  const all = {
    ...job,
    operations: job.operations.map((one) => ({ ...one, pieces: [...one.pieces, ...rolled] })),
  };
  return withoutPieces(all, untouched(book, all, key));
}

/** Of a facing in several pieces those that an action leaves alone, unless it touches none at all. */
function untouched(book: Pick<Book, 'draft' | 'measured'>, job: Job, key: string): Set<string> {
  const own = piecesOf(job).flatMap((id) => findPiece(book, id) ?? []);
  const idle = own.filter((piece) => workedEdges(book, job, piece, key).length === 0);
  return new Set(idle.length < own.length ? idle.map(({ id }) => id) : []);
}

const othersThan = ({ pieces }: Draft, part: Part): Set<string> =>
  new Set(pieces.filter((piece) => piece.part !== part).map(({ id }) => id));

const unslashed = ({ pieces }: Draft): Set<string> =>
  new Set(
    pieces.filter(({ internal }) => !internal.some(({ kind }) => kind === 'slash')).map(({ id }) => id),
  );

/** Nothing is marked on interfacing: it is fused to cloth that is. */
const interfacingOf = ({ pieces }: Draft): Set<string> =>
  new Set(pieces.filter(({ material }) => material === 'interfacing').map(({ id }) => id));

/**
 * A draft names all the panels of the front where a pocket is made; the panel that carries its line is the one worked
 * on, and the others of that part look on.
 */
function withoutBystanders({ pieces }: Draft, job: Job): Job {
  const own = pieces.filter(({ id }) => piecesOf(job).includes(id));
  const carries = (piece: (typeof own)[number]) => innerPlaces(job.operation, piece).length > 0;
  const parts = new Set(own.filter(carries).map(({ part }) => part));
  const idle = new Set(own.filter((one) => parts.has(one.part) && !carries(one)).map(({ id }) => id));
  return withoutPieces(job, idle);
}

/** A piece with an edge of its own to be worked on stays. */
function withoutPieces(job: Job, idle: ReadonlySet<string>): Job {
  const busy = ({ pieces, ...rest }: Operation): Operation => ({
    ...rest,
    pieces: pieces.filter((id) => !idle.has(id)),
  });
  return idle.size === 0 ? job : { ...job, operations: job.operations.map(busy) };
}
