import { boundsOf } from '@/lib/geometry/bounds';
import { SELVEDGE } from '@/lib/layout/fabric';
import { placedPoints } from '@/lib/layout/placed';
import { clothShapes } from '@/lib/layout/shapes';
import type { Piece } from '@/lib/pattern/types';

/** Cloth is told to the whole centimetre, with a hair more than the widest piece takes, cm. */
const SPARE = 0.25;

/** Cloth that takes the piece opened out, its grain along the selvedge, in whole centimetres. */
export const widthFor = (piece: Piece): number => Math.ceil(acrossOf(piece) + 2 * SELVEDGE + SPARE);

function acrossOf(piece: Piece): number {
  const [shape] = clothShapes([piece], { folded: false, nap: true });
  if (!shape) return 0;
  const laid = { turn: shape.turn, mirrored: false, rotated: 0, x: 0, y: 0 } as const;
  const { left, right } = boundsOf(placedPoints(shape.outline, laid));
  return right - left;
}
