import { detailsOf } from '@/lib/operations/action';
import { findDone } from '@/lib/operations/ask';
import { OPERATIONS } from '@/lib/operations/registry';
import type { Draft, Operation } from '@/lib/pattern/types';

/** Whether an operation names facings and works along their seams. */
const isTurned = ({ operation }: Operation): boolean =>
  OPERATIONS[operation].actions.some((action) => detailsOf(action).along);

/**
 * A draft names the facings of the neck where they are understitched; the edge of a front goes on down a skirt, and the
 * facing of that edge is turned in the same go.
 */
export function withEdgeFacings(operation: Operation, { seams }: Pick<Draft, 'seams'>): Operation {
  if (!isTurned(operation)) return operation;
  const faced = findDone(seams, ({ faces }) => faces === 'front');
  const facings = faced.flatMap(({ a }) => a.map(({ piece }) => piece));
  if (!facings.some((id) => operation.pieces.includes(id))) return operation;
  return { ...operation, pieces: [...new Set([...operation.pieces, ...facings])] };
}
