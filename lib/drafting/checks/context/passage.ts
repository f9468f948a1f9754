import { OPENING } from '@/lib/choices/slots/opening';
import { traitsOf } from '@/lib/choices/slots/traits';
import { type MeasuredDraft, operations } from '@/lib/pattern/measured-draft';
import type { EdgeRef } from '@/lib/pattern/types';

/** Whether the garment comes apart from the neck down; a keyhole lets the head through, and no more. */
export function opensAtNeck({ draft }: MeasuredDraft): boolean {
  const opening = traitsOf(OPENING, draft.choices.options);
  return opening?.opensNeck === true && !opening.pulledOn;
}

/** Length in cm that opens from the neck down: the zipped edges of one side; endless for fronts that part. */
export function openedLength(context: MeasuredDraft): number {
  if (!opensAtNeck(context)) return 0;
  if (traitsOf(OPENING, context.draft.choices.options)?.closes !== 'zip') return Number.POSITIVE_INFINITY;
  const zipped = operations(context, /zip/).flatMap(({ edges }) => edges);
  return oneSide(context, zipped).reduce((sum, ref) => sum + (context.edge(ref)?.length ?? 0), 0);
}

/**
 * Of edges on both sides of an opening those of one: what is cut as a mirrored pair, a yoke and what it is sewn to alike;
 * of what is cut for each side that of the first; else the first piece of each part it runs through, bodice and skirt.
 */
export function oneSide({ piece }: MeasuredDraft, edges: readonly EdgeRef[]): EdgeRef[] {
  const pieceOf = (ref: EdgeRef) => piece(ref.piece)?.piece;
  const sideOf = (ref: EdgeRef) => pieceOf(ref)?.cut.side;
  const side = edges.map(sideOf).find((own) => own !== undefined);
  const isFirst = (ref: EdgeRef) =>
    edges.find((other) => pieceOf(other)?.part === pieceOf(ref)?.part)?.piece === ref.piece;
  return edges.filter((ref) =>
    sideOf(ref) ? sideOf(ref) === side : pieceOf(ref)?.cut.mirrored || isFirst(ref),
  );
}
