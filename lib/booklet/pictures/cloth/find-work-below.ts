import { boundsOf } from '@/lib/geometry/bounds';
import { asPairs } from '@/lib/geometry/pair';
import type { Pair } from '@/lib/geometry/types';
import type { SeamView } from '@/lib/pattern/seam-view';
import type { Book } from '../../book';
import type { Job } from '../../steps/jobs';

type Context = Pick<Book['measured'], 'piece'>;

/** The edges of a piece that a job is about: their points, cm of the piece; none where it has no part in it. */
export function workOn(measured: Context, { seams, operations }: Job, id: string): Pair[] {
  const steps = seams.flatMap(({ a, b }) => [...a.steps, ...b.steps]);
  const named = operations.flatMap(({ edges }) => edges).filter(({ piece }) => piece === id);
  return (measured.piece(id)?.edges ?? [])
    .filter(
      (own) =>
        named.some(({ edge }) => edge === own.id) ||
        steps.some(({ piece, edge }) => piece.id === id && edge.id === own.id),
    )
    .flatMap(({ points }) => asPairs(points));
}

/** Whether work on a piece is all in its lower half. */
export function isBelow(work: readonly Pair[], whole: readonly Pair[]): boolean {
  const { bottom, top } = boundsOf(whole);
  return work.length > 0 && boundsOf(work).top < (bottom + top) / 2;
}

/**
 * Whether what hangs gathered from a seam is worked on at its other end: there it lies as wide as it was cut, its
 * gathers far above.
 */
export const isWorkedBelow = (measured: Context, job: Job, { a }: SeamView): boolean =>
  a.steps.some(({ piece: { id, piece } }) => isBelow(workOn(measured, job, id), piece.cutLine));
