import type { Draft, Operation } from '@/lib/drafting/types';
import type { Book } from '../book';
import { fullerSides } from './fuller-side';
import { innerPlaces } from './inner-places';
import { type Job, piecesOf } from './jobs';

/** What one action of a job is done with, and so what its picture shows. */
export const handled = ({ draft }: Pick<Book, 'draft'>, job: Job, { key }: { readonly key: string }): Job =>
  key === 'gather' ? fullerSides(job) : withoutBystanders(draft, job);

/**
 * A draft names all the panels of the front where a pocket is made; the panel that carries its line is the one worked
 * on, and the others of that part look on.
 */
function withoutBystanders({ pieces }: Draft, job: Job): Job {
  const own = pieces.filter(({ id }) => piecesOf(job).includes(id));
  const carries = (piece: (typeof own)[number]) => innerPlaces(job.operation, piece).length > 0;
  const parts = new Set(own.filter(carries).map(({ part }) => part));
  const idle = new Set(own.filter((one) => parts.has(one.part) && !carries(one)).map(({ id }) => id));
  return idle.size === 0
    ? job
    : { ...job, operations: job.operations.map((each) => withoutIdle(each, idle)) };
}

/** A piece with an edge of its own to be worked on stays. */
const withoutIdle = (operation: Operation, idle: ReadonlySet<string>): Operation => ({
  ...operation,
  pieces: operation.pieces.filter((id) => !idle.has(id)),
});
