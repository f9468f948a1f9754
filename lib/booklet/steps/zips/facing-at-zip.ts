import type { Draft } from '@/lib/pattern/types';
import { isSewn } from '../so-far/sewn';

const FINISHED = 'finish-facing-at-zip';

/** The allowance of a facing along the zip, cm; none where no facing meets one. */
export const facedAtZip = (draft: Draft): number => allowanceAt(draft, FINISHED);

/** How far inside the edge of the garment the facing ends there, seam line on seam line, cm. */
export const insetAtZip = (draft: Draft): number =>
  isSewn(draft, FINISHED) ? Math.max(0, allowanceAt(draft, 'insert-zip') - facedAtZip(draft)) : 0;

/** The allowance of the first edge an operation works on, cm. */
function allowanceAt({ operations, pieces }: Draft, name: string): number {
  const [ref] = operations.find(({ operation }) => operation === name)?.edges ?? [];
  const piece = pieces.find(({ id }) => id === ref?.piece);
  return piece?.edges.find(({ id }) => id === ref?.edge)?.allowance ?? 0;
}
