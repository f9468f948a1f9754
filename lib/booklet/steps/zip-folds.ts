import type { Draft, EdgeRef, Operation, Pair } from '@/lib/drafting/types';
import { fromCommands } from '@/lib/geometry/commands';
import { flatten } from '@/lib/geometry/flatten';
import { pathLength, subPath } from '@/lib/geometry/length';
import { asPairs } from '../drawings/as-pairs';
import type { Job } from './jobs';

const ZIPS = ['insert-zip', 'insert-separating-zip'];
/** Of a torn piece what is seen of its fold is drawn, to this length, cm. */
const STRETCH = 1;

/** Zips sewn by then: the allowance of their edges stays folded under. */
export const zipsBefore = (
  { operations }: Pick<Draft, 'operations'>,
  { stage }: Pick<Job, 'stage'>,
): Operation[] => operations.filter((each) => ZIPS.includes(each.operation) && each.stage < stage);

/** Whether an edge of a piece is one of those referred to. */
export const isAmong = (refs: readonly EdgeRef[], piece: string, edge: string): boolean =>
  refs.some((ref) => ref.piece === piece && ref.edge === edge);

/** The folds along a zip that a collar comes up to, in short stretches. */
export function zipFolds(draft: Draft, job: Pick<Job, 'operation' | 'stage'>, id: string): Pair[][] {
  if (job.operation !== 'attach-collar') return [];
  const folded = zipsBefore(draft, job).flatMap(({ edges }) => edges);
  const piece = draft.pieces.find((each) => each.id === id);
  return (piece?.edges ?? [])
    .filter((edge) => isAmong(folded, id, edge.id))
    .flatMap(({ path }) => {
      const line = fromCommands(path);
      const [length, count] = [pathLength(line), Math.ceil(pathLength(line) / STRETCH)];
      const at = (i: number) => (i * length) / count;
      return Array.from({ length: count }, (_, i) => asPairs(flatten(subPath(line, at(i), at(i + 1)))));
    });
}
