import { OPERATIONS } from '@/lib/operations/registry';
import type { SeamView } from './seam-view';
import type { Draft, Operation } from './types';

const isOn = ({ edges }: Operation, piece: string): boolean => edges.some((edge) => edge.piece === piece);

/** Whether a piece, or any of the face, is drawn up along its lower edge before a full skirt is sewn to it. */
export const isDrawnUp = ({ operations }: Draft, face: 'front' | 'back', piece?: string): boolean =>
  operations.some(
    (own) => OPERATIONS[own.operation].drawsUp === face && (piece === undefined || isOn(own, piece)),
  );

/** By how much the second side of a seam was drawn up before, cm; 0 where it was not. */
export function drawnUpBy({ operations }: Draft, { b }: SeamView): number {
  const own = operations.find(
    (each) =>
      OPERATIONS[each.operation].drawsUp &&
      b.steps.some(({ piece, edge }) =>
        each.edges.some((ref) => ref.piece === piece.id && ref.edge === edge.id),
      ),
  );
  return own ? b.length - Number(own.figures.length) : 0;
}
