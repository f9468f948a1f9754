import type { OperationName } from '@/lib/operations/names';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { type SeamView, viewSeam } from '@/lib/pattern/seam-view';
import type { EdgeRef } from '@/lib/pattern/types';

/** Zips in the middle of the front or the back. One in a side needs no more: the side seam says what it closes. */
const CENTRED: readonly OperationName[] = ['insert-zip', 'insert-separating-zip'];

/**
 * The zips of a garment as seams of an edge with its own image, closed as far as they reach. Buttons are places:
 * `buttonedPlaces`.
 */
export function closuresOf({ draft, piece, edge }: MeasuredDraft): SeamView[] {
  const find = (ref: EdgeRef) => {
    const [own, line] = [piece(ref.piece), edge(ref)];
    return own && line && ([own, line] satisfies [unknown, unknown] as [typeof own, typeof line]);
  };
  return draft.operations
    .filter(({ operation }) => CENTRED.includes(operation))
    .map(({ id, operation, stage, edges }) =>
      viewSeam({ id, operation, stage, a: edges, b: edges, ease: 0, gather: 1 }, find),
    );
}
