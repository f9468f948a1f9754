import { polar } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import { stretchAtHeight } from '@/lib/pattern/fisheye';
import type { PieceView } from '@/lib/pattern/piece-view';

/** A button on the half that lies under, and the place of the half over it that is held there; both as drawn. */
export interface Buttoned {
  readonly under: Point;
  readonly over: Point;
  /** Both on one piece about a limb, not on the two halves of the garment. */
  readonly onLimb?: true;
}

/** A hole begins so far beyond the middle of its button, cm (METHODS §10). */
const TO_BUTTON = 0.3;

const PARTS: readonly string[] = ['front', 'back', 'skirt-front', 'skirt-back'];

/**
 * Where the two halves of a piece are buttoned on each other. The centre is drawn at x = 0, and halves that lap mirror
 * each other in it: what lies on a button is its image.
 */
export function buttonedPlaces(view: PieceView): Buttoned[] {
  const { piece } = view;
  if (piece.part === 'cuff') return cuffPlaces(view);
  const buttons = piece.marks.filter(({ kind }) => kind === 'button');
  // A stand is cut on the fold, and both its ends have the button's place.
  if (piece.part === 'collar' && piece.cut.onFold)
    return buttons.map(({ at: [x, y] }) => ({ under: { x, y }, over: { x, y } }));
  if (piece.cut.side && PARTS.includes(piece.part)) return heldPlaces(view);
  if (!piece.cut.mirrored || !PARTS.includes(piece.part)) return [];
  return buttons.map(({ at: [x, y] }) => ({ under: { x, y }, over: { x: -x, y } }));
}

/** On a piece that is cut for one side the places of its own row: they lie on those of the other's, drawn as they are. */
function heldPlaces({ piece }: PieceView): Buttoned[] {
  const row = piece.marks.filter(({ kind }) => kind === 'button' || kind === 'buttonhole');
  return row.map(({ kind, at: [x, y], angle = 0 }) => {
    const at = kind === 'button' ? { x, y } : polar({ x, y }, angle, TO_BUTTON);
    return { under: at, over: at };
  });
}

/** So far inside its edge what laps under is held, cm. */
const INSIDE_EDGE = 0.5;

/**
 * Where the edge that laps under lies on the half over it, beside each button: stiffened by its facing it lies flat, while
 * cloth held by its buttons alone would fold outward along them.
 */
export function lappedPlaces(view: PieceView): Buttoned[] {
  if (!PARTS.includes(view.piece.part) || view.piece.cut.side) return [];
  const outline = view.edges.flatMap(({ points }) => points);
  return buttonedPlaces(view).flatMap(({ under: { y } }) => {
    const [edge = 0] = stretchAtHeight(outline, y) ?? [];
    const x = edge + INSIDE_EDGE;
    return x < -INSIDE_EDGE ? [{ under: { x, y }, over: { x: -x, y } }] : [];
  });
}

/** A cuff lies on its lap as a whole, interfaced as it is: so far from its edges too, cm. */
const FROM_EDGE = 0.7;

/** A cuff closed round the wrist: its button's height, and beside both its edges. */
function cuffPlaces({ piece, edges }: PieceView): Buttoned[] {
  const [under, over] = (['button', 'buttonhole'] as const).map(
    (kind) => piece.marks.find((mark) => mark.kind === kind)?.at,
  );
  const end = edges.find(({ line }) => line === 'end');
  if (!under || !over || !end) return [];
  const heights = [end.start.y, end.end.y].map((y) => y + FROM_EDGE * Math.sign(under[1] - y));
  return [under[1], ...heights].map((y) => ({
    under: { x: under[0], y },
    over: { x: over[0], y },
    onLimb: true,
  }));
}
