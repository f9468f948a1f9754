import type { Pair } from '@/lib/geometry/types';
import type { Piece } from '@/lib/pattern/types';
import { foldLine, unfoldedOutline } from '@/lib/pattern/unfold';
import { placedPoints } from './placed';
import type { Orientation, Shape } from './types';

interface Lay {
  readonly folded: boolean;
  readonly nap: boolean;
}

/** Degrees, counter-clockwise, that bring the grain of a piece parallel to the length. */
export function grainTurn({ grain: [[ax, ay], [bx, by]] }: Piece): number {
  const degrees = 90 - (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  const turn = degrees > 90 ? degrees - 180 : degrees <= -90 ? degrees + 180 : degrees;
  return Math.abs(turn) < 0.05 ? 0 : turn;
}

/** How many times the shape is cut: a pair counts two, a piece on the fold counts one. */
export function copiesOf({ cut: { count, mirrored } }: Piece): number {
  return mirrored && count % 2 === 1 ? count * 2 : count;
}

/** The shapes laid on paper: each piece once, as it is drawn. */
export function paperShapes(pieces: readonly Piece[], rotate180: boolean): Shape[] {
  return pieces.map((piece) => ({
    ...shapeOf(piece, 0, piece.cutLine),
    orientations: turns(rotate180, false),
  }));
}

/** The shapes laid on cloth, so that every copy of every piece gets cut. */
export function clothShapes(pieces: readonly Piece[], lay: Lay): Shape[] {
  return pieces.flatMap((piece) => (lay.folded ? onTwoLayers(piece, lay.nap) : onOneLayer(piece, lay.nap)));
}

/** One layer: pieces on the fold opened out, both of a pair, one of them turned over. */
function onOneLayer(piece: Piece, nap: boolean): Shape[] {
  const unfolded = isFolded(piece);
  const outline = unfoldedOutline(piece);
  return Array.from({ length: copiesOf(piece) }, (_, copy) => ({
    ...shapeOf(piece, copy, outline),
    unfolded,
    orientations: turns(!nap, piece.cut.mirrored && copy % 2 === 1),
  }));
}

/** Two layers, folded selvedge to selvedge: one shape for a pair, pieces on the fold laid to the fold. */
function onTwoLayers(piece: Piece, nap: boolean): Shape[] {
  if (isFolded(piece)) return onFold(piece, nap);
  const copies = copiesOf(piece);
  return Array.from({ length: Math.ceil(copies / 2) }, (_, copy) => ({
    ...shapeOf(piece, copy, piece.cutLine),
    layers: 2 * copy + 1 < copies ? 2 : 1,
    orientations: turns(!nap, false),
  }));
}

function onFold(piece: Piece, nap: boolean): Shape[] {
  const turn = grainTurn(piece);
  const side = foldSide(piece, turn);
  if (!side) return onOneLayer(piece, nap).map((shape) => ({ ...shape, layers: 1 }));
  const upright: Orientation = { mirrored: side === 'right', rotated: 0 };
  const upended: Orientation = { mirrored: side === 'left', rotated: 180 };
  return Array.from({ length: piece.cut.count }, (_, copy) => ({
    ...shapeOf(piece, copy, piece.cutLine),
    layers: 2,
    atFold: true,
    orientations: nap ? [upright] : [upright, upended],
  }));
}

/** The side of the piece its fold runs along, once the grain is upright; undefined when it runs across. */
function foldSide(piece: Piece, turn: number): 'left' | 'right' | undefined {
  const fold = foldLine(piece);
  if (!fold) return undefined;
  const laid = { turn, mirrored: false, rotated: 0, x: 0, y: 0 } as const;
  const [[ax], [bx]] = placedPoints(fold, laid) as [Pair, Pair];
  if (Math.abs(ax - bx) > 0.05) return undefined;
  const xs = placedPoints(piece.cutLine, laid).map(([x]) => x);
  if (Math.min(...xs) > ax - 0.05) return 'left';
  return Math.max(...xs) < ax + 0.05 ? 'right' : undefined;
}

const isFolded = (piece: Piece) => piece.cut.onFold && foldLine(piece) !== undefined;

function shapeOf(piece: Piece, copy: number, outline: readonly Pair[]): Shape {
  return {
    piece: piece.id,
    copy,
    turn: grainTurn(piece),
    unfolded: false,
    layers: 1,
    outline,
    orientations: [],
    atFold: false,
  };
}

function turns(bothWays: boolean, mirrored: boolean): Orientation[] {
  const upright: Orientation = { mirrored, rotated: 0 };
  return bothWays ? [upright, { mirrored, rotated: 180 }] : [upright];
}
