import type { Box } from '@/lib/drawing/types';
import type { Motion } from '@/lib/geometry/motion';
import { degreesOf, toward } from '@/lib/geometry/pair';
import type { Pair } from '@/lib/geometry/types';
import { placementMotion } from '@/lib/layout/placed';
import type { Piece } from '@/lib/pattern/types';
import { placePiece } from '../pieces/place-piece';
import { unfoldPiece } from '../pieces/unfold-piece';

/** A whole piece as it is projected: opened out, its grain level, its lower left corner in the origin. */
export interface ProjectedPiece {
  readonly piece: Piece;
  /** Second of a mirrored pair. */
  readonly twin: boolean;
  readonly width: number;
  readonly height: number;
}

function boxOfPoints(points: readonly Pair[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Turns the piece until its grain runs level, its upper end to the left, then moves it into the origin. */
function levelled(piece: Piece, twin: boolean): ProjectedPiece {
  const [a, b] = piece.grain;
  const upward = b[1] >= a[1] ? toward(a, b) : toward(b, a);
  const heading = twin ? ([-upward[0], upward[1]] as const) : upward;
  const laid = { turn: 0, mirrored: twin, rotated: 0, x: 0, y: 0 } as const;
  const mirrored = placePiece(piece, placementMotion(laid));
  const turned = placePiece(
    mirrored,
    placementMotion({ ...laid, mirrored: false, turn: 180 - degreesOf(heading) }),
  );
  const [x0, y0, x1, y1] = boxOfPoints(turned.cutLine);
  const moved: Motion = [1, 0, 0, 1, -x0, -y0];
  return { piece: placePiece(turned, moved), twin, width: x1 - x0, height: y1 - y0 };
}

/** Every piece opened out with its grain level, and both of a mirrored pair, in the order of the pattern. */
export function projectedPieces(pieces: readonly Piece[]): ProjectedPiece[] {
  return pieces.flatMap((piece) => {
    const whole = unfoldPiece(piece);
    if (!piece.cut.mirrored) return [levelled(whole, false)];
    const single = { ...whole, cut: { ...whole.cut, count: piece.cut.count / 2, mirrored: false } };
    // Right side up the piece is drawn as the wearer's left one.
    const internal = single.internal.filter(({ side }) => !side);
    const twin = { ...single, internal, cut: { ...single.cut, mirrored: true } };
    return [levelled(single, false), levelled(twin, true)];
  });
}
