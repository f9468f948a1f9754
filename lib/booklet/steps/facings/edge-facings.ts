import type { Draft, Operation } from '@/lib/pattern/types';

/**
 * A draft names the facings of the neck where they are understitched; the edge of a front goes on down a skirt, and the
 * facing of that edge is turned in the same go.
 */
export function withEdgeFacings(operation: Operation, { seams }: Pick<Draft, 'seams'>): Operation {
  if (operation.operation !== 'understitch') return operation;
  const faced = seams.filter((seam) => seam.operation === 'attach-front-facing');
  const facings = faced.flatMap(({ a }) => a.map(({ piece }) => piece));
  if (!facings.some((id) => operation.pieces.includes(id))) return operation;
  return { ...operation, pieces: [...new Set([...operation.pieces, ...facings])] };
}
