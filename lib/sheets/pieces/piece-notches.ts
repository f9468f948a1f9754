import { linePath } from '@/lib/drawing/paths';
import { drawn, type Place } from '@/lib/drawing/pen';
import type { DrawingCommand, Item } from '@/lib/drawing/types';
import { pathLength, pointAtLength, tangentAtLength } from '@/lib/geometry/length';
import type { Pair, Path } from '@/lib/geometry/types';
import { edgeOf } from '@/lib/pattern/find';
import { pathOf } from '@/lib/pattern/lines';
import type { Edge, Notch, Piece } from '@/lib/pattern/types';
import { outsideOf } from './outline';

/** METHODS §11: depth below the allowance, 3–4 mm; INVARIANTS F2 keeps 1 mm of cloth. */
const DEPTH = 0.4;
const KEPT = 0.1;
/** Between the strokes of a double or triple notch, cm. */
const APART = 0.4;
const STROKES: Readonly<Record<Notch['kind'], readonly number[]>> = {
  single: [0],
  double: [-0.5, 0.5],
  triple: [-1, 0, 1],
};

/** A stroke across the allowance from the cut line inward; on an edge without allowance, into the piece. */
function strokeAt(path: Path, at: number, allowance: number, outside: number): readonly DrawingCommand[] {
  const { x, y } = pointAtLength(path, at);
  const t = tangentAtLength(path, at);
  const [nx, ny] = [t.y * outside, -t.x * outside];
  const depth = allowance > 0 ? Math.min(DEPTH, Math.max(allowance - KEPT, allowance / 2)) : DEPTH;
  const ends = [allowance, allowance - depth].map((away): Pair => [x + nx * away, y + ny * away]);
  return linePath(...ends);
}

function notchPath(edge: Edge, notch: Notch, outside: number): readonly DrawingCommand[] {
  const path = pathOf(edge);
  const length = pathLength(path);
  return STROKES[notch.kind].flatMap((step) => {
    const at = Math.min(length, Math.max(0, notch.at + step * APART));
    return strokeAt(path, at, edge.allowance, outside);
  });
}

/** Notches, drawn square to their edge inside the allowance: one stroke front, two back, three for a twin. */
export function pieceNotches(piece: Piece, place: Place): Item[] {
  const outside = outsideOf(piece);
  return piece.notches.flatMap((notch) => {
    const edge = edgeOf(piece, notch.edge);
    if (!edge) return [];
    return [{ ...drawn(notchPath(edge, notch, outside), 'notch', place), id: `${piece.id}/${notch.id}` }];
  });
}
