import type { Point } from '@/lib/geometry/types';
import type { MeasuredDraft } from './measured-draft';
import type { PieceView } from './piece-view';
import type { LandmarkName } from './types';

export function landmark({ piece }: PieceView, name: LandmarkName): Point | undefined {
  const at = piece.landmarks[name];
  return at && { x: at[0], y: at[1] };
}

/** The outer piece of a part that carries a landmark, and the landmark. */
export function landmarkOn(
  { pieces }: MeasuredDraft,
  part: string,
  name: LandmarkName,
): { view: PieceView; at: Point } | undefined {
  for (const view of pieces) {
    if (view.piece.part !== part || view.piece.material === 'lining' || view.piece.material === 'interfacing')
      continue;
    const at = landmark(view, name);
    if (at) return { view, at };
  }
  return undefined;
}

/** Height of the waist in the drawing of the bodice; the block puts it at 0. */
export function waistHeight({ draft }: MeasuredDraft): number {
  return draft.construction.waistLevel ?? 0;
}
