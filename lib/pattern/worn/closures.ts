import type { OperationName } from '@/lib/operations/names';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import type { PieceView } from '@/lib/pattern/piece-view';
import { type SeamView, viewSeam } from '@/lib/pattern/seam-view';
import type { EdgeRef } from '@/lib/pattern/types';

/** Zips in the middle of the front or the back. One in a side needs no more: the side seam says what it closes. */
const CENTRED: readonly OperationName[] = ['insert-zip', 'insert-separating-zip'];

/**
 * The zips of a garment as seams of an edge with its own image, closed as far as they reach. Buttons are places:
 * `buttonedPlaces`.
 */
export function closuresOf({ draft, piece, edge }: MeasuredDraft): SeamView[] {
  const find = (ref: EdgeRef): [PieceView, EdgeView] | undefined => {
    const [own, line] = [piece(ref.piece), edge(ref)];
    return own && line ? [own, line] : undefined;
  };
  return draft.operations
    .filter(({ operation }) => CENTRED.includes(operation))
    .map(({ id, operation, stage, edges }) =>
      viewSeam({ id, operation, stage, a: edges, b: edges, ease: 0, gather: 1 }, find),
    );
}
