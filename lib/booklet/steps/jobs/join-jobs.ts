import type { Operation } from '@/lib/pattern/types';
import type { Job } from './jobs';

/** What an operation is done with, its count aside. */
const manner = ({ figures }: Operation): string =>
  JSON.stringify(Object.entries(figures).filter(([name]) => name !== 'count'));

const piecesOf = ({ operations }: Job): string[] => operations.flatMap(({ pieces }) => pieces);

const isAlike = (a: Job, b: Job): boolean =>
  a.operation === b.operation &&
  a.seams.length + b.seams.length === 0 &&
  !piecesOf(b).some((id) => piecesOf(a).includes(id)) &&
  new Set([...a.operations, ...b.operations].map(manner)).size === 1;

/** Jobs in their order; those that follow each other and are done alike, on other pieces, become one. */
export function joinedJobs(jobs: readonly Job[]): Job[] {
  const joined: Job[] = [];
  for (const job of jobs) {
    const last = joined.at(-1);
    if (last && isAlike(last, job)) {
      joined.pop();
      joined.push({ ...last, operations: [...last.operations, ...job.operations] });
    } else joined.push(job);
  }
  return joined;
}
