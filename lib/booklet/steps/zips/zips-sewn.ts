import type { Draft, EdgeRef, Operation } from '@/lib/pattern/types';
import type { Job } from '../jobs';

const ZIPS = ['insert-zip', 'insert-separating-zip'];

/** Zips sewn by then: the allowance of their edges stays folded under. */
export const zipsBefore = (
  { operations }: Pick<Draft, 'operations'>,
  { stage }: Pick<Job, 'stage'>,
): Operation[] => operations.filter((each) => ZIPS.includes(each.operation) && each.stage < stage);

/** Whether an edge of a piece is one of those referred to. */
export const isAmong = (refs: readonly EdgeRef[], piece: string, edge: string): boolean =>
  refs.some((ref) => ref.piece === piece && ref.edge === edge);
