import { findDone, isDone, type Question } from '@/lib/operations/ask';
import type { SewingOperation } from '@/lib/operations/operation';
import { edgeAt } from '@/lib/pattern/find';
import type { SeamView } from '@/lib/pattern/seam-view';
import type { Draft, EdgeRef, Operation } from '@/lib/pattern/types';
import type { Book } from '../../book';
import type { Job } from '../jobs/jobs';

/** Whether anything is done to a garment of which something is true. */
export const isSewn = ({ operations, seams }: Draft, asked: Question): boolean =>
  isDone(operations, asked) || isDone(seams, asked);

/** Seams other than darts sewn before a job. */
export const sewnBefore = ({ measured }: Pick<Book, 'measured'>, { stage }: Pick<Job, 'stage'>): SeamView[] =>
  measured.seams.filter(({ seam, dart }) => !dart && seam.stage < stage);

const CENTRE_ZIPS: readonly SewingOperation['zip'][] = ['invisible', 'separating'];

/** Whether a zip is sewn into the centre of the body, rather than its side. */
export const isCentreZip: Question = ({ zip }) => CENTRE_ZIPS.includes(zip);

/** Zips sewn by then: the allowance of their edges stays folded under. */
export const zipsBefore = (
  { operations }: Pick<Draft, 'operations'>,
  { stage }: Pick<Job, 'stage'>,
): Operation[] => findDone(operations, isCentreZip).filter((each) => each.stage < stage);

/** Whether an edge of a piece is one of those referred to. */
export const isAmong = (refs: readonly EdgeRef[], piece: string, edge: string): boolean =>
  refs.some((ref) => ref.piece === piece && ref.edge === edge);

const isAtZip: Question = ({ atZip }) => atZip;

/** The allowance of a facing along the zip, cm; none where no facing meets one. */
export const facedAtZip = (draft: Draft): number => allowanceAt(draft, isAtZip);

/** How far inside the edge of the garment the facing ends there, seam line on seam line, cm. */
export const insetAtZip = (draft: Draft): number =>
  isSewn(draft, isAtZip)
    ? Math.max(0, allowanceAt(draft, ({ zip }) => zip === 'invisible') - facedAtZip(draft))
    : 0;

/** The allowance of the first edge an operation works on, cm. */
function allowanceAt(draft: Draft, asked: Question): number {
  const [ref] = findDone(draft.operations, asked)[0]?.edges ?? [];
  return (ref && edgeAt(draft, ref)?.allowance) ?? 0;
}
