import type { OperationName } from '@/lib/operations/names';
import { edgeAt } from '@/lib/pattern/find';
import type { SeamView } from '@/lib/pattern/seam-view';
import type { Draft, EdgeRef, Operation } from '@/lib/pattern/types';
import type { Book } from '../book';
import type { Job } from './jobs';

/** Whether a garment is sewn by one of these operations. */
export function isSewn({ operations, seams }: Draft, ...names: readonly OperationName[]): boolean {
  return [...operations, ...seams].some(({ operation }) => names.includes(operation));
}

/** Seams other than darts sewn before a job. */
export const sewnBefore = ({ measured }: Pick<Book, 'measured'>, { stage }: Pick<Job, 'stage'>): SeamView[] =>
  measured.seams.filter(({ seam, dart }) => !dart && seam.stage < stage);

const ZIPS: readonly OperationName[] = ['insert-zip', 'insert-separating-zip'];

/** Zips sewn by then: the allowance of their edges stays folded under. */
export const zipsBefore = (
  { operations }: Pick<Draft, 'operations'>,
  { stage }: Pick<Job, 'stage'>,
): Operation[] => operations.filter((each) => ZIPS.includes(each.operation) && each.stage < stage);

/** Whether an edge of a piece is one of those referred to. */
export const isAmong = (refs: readonly EdgeRef[], piece: string, edge: string): boolean =>
  refs.some((ref) => ref.piece === piece && ref.edge === edge);

const FINISHED = 'finish-facing-at-zip';

/** The allowance of a facing along the zip, cm; none where no facing meets one. */
export const facedAtZip = (draft: Draft): number => allowanceAt(draft, FINISHED);

/** How far inside the edge of the garment the facing ends there, seam line on seam line, cm. */
export const insetAtZip = (draft: Draft): number =>
  isSewn(draft, FINISHED) ? Math.max(0, allowanceAt(draft, 'insert-zip') - facedAtZip(draft)) : 0;

/** The allowance of the first edge an operation works on, cm. */
function allowanceAt(draft: Draft, name: string): number {
  const [ref] = draft.operations.find(({ operation }) => operation === name)?.edges ?? [];
  return (ref && edgeAt(draft, ref)?.allowance) ?? 0;
}
