import type { Point } from '@/lib/geometry/types';
import type { MeasuredDraft } from '../measured-draft';
import type { PieceView } from '../piece-view';

/** An edge that an elastic draws in below the shoulders: its line, and what share of its length it loses. */
export interface DrawnEdge {
  readonly lines: readonly (readonly Point[])[];
  readonly lost: number;
}

/** What each part of the edge is drawn in to, all of it on the garment, cm. */
function drawnTo({ construction }: MeasuredDraft['draft'], { piece, face }: PieceView): number | undefined {
  if (piece.part === 'sleeve') return construction.overArm && 2 * construction.overArm;
  return face === 'front' ? construction.inFront : construction.behind;
}

const alongEdge = (view: PieceView) => view.edges.filter(({ line }) => line === 'neckline');

const lengthOf = (view: PieceView): number =>
  view.copies * alongEdge(view).reduce((sum, { length }) => sum + length, 0);

/** Whether the upper edge of a garment is drawn in below the shoulders. */
export const hasDrawnEdge = ({ draft }: MeasuredDraft): boolean => draft.construction.edgeDrawn !== undefined;

/** The drawn-in edge of a piece; nothing where it has none. */
export function drawnEdgeOf(view: PieceView, measured: MeasuredDraft): DrawnEdge | undefined {
  if (!hasDrawnEdge(measured) || view.piece.material !== 'shell' || alongEdge(view).length === 0)
    return undefined;
  const { part } = view.piece;
  const alike = measured.pieces.filter(
    (own) => own.piece.part === part && own.piece.material === 'shell' && own.face === view.face,
  );
  const flat = alike.reduce((sum, own) => sum + lengthOf(own), 0);
  const drawn = drawnTo(measured.draft, view) ?? flat;
  return { lines: alongEdge(view).map(({ points }) => points), lost: 1 - drawn / flat };
}
