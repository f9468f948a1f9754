import type { Point } from '@/lib/geometry/types';
import type { PieceView } from '@/lib/pattern/piece-view';

/** A button on the half that lies under, and the place of the half over it that is held there; both as drawn. */
export interface Buttoned {
  readonly under: Point;
  readonly over: Point;
}

const PARTS: readonly string[] = ['front', 'back', 'skirt-front', 'skirt-back'];

/**
 * Where the two halves of a piece are buttoned on each other. The centre is drawn at x = 0, and halves that lap mirror
 * each other in it: what lies on a button is its image.
 */
export function buttonedPlaces({ piece }: PieceView): Buttoned[] {
  const buttons = piece.marks.filter(({ kind }) => kind === 'button');
  // A stand is cut on the fold, and both its ends have the button's place.
  if (piece.part === 'collar' && piece.cut.onFold)
    return buttons.map(({ at: [x, y] }) => ({ under: { x, y }, over: { x, y } }));
  if (!piece.cut.mirrored || !PARTS.includes(piece.part)) return [];
  return buttons.map(({ at: [x, y] }) => ({ under: { x, y }, over: { x: -x, y } }));
}
