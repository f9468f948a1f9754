import { boxCorners, itemsBox, textCorners } from '@/lib/drawing/bounds';
import { transformItems } from '@/lib/drawing/transform';
import type { Item } from '@/lib/drawing/types';
import type { Motion } from '@/lib/geometry/motion';
import type { Pair } from '@/lib/geometry/types';
import { placedPoints, placementMotion } from '@/lib/layout/placed';
import type { Placement } from '@/lib/layout/types';
import { pieceOf } from '@/lib/pattern/find';
import { once } from '@/lib/pattern/once';
import type { Draft } from '@/lib/pattern/types';
import type { PieceContext } from '../context';
import { onPaper } from './on-paper';
import { drawnPoints } from './outline';
import { type Ground, pieceGround, pieceWords } from './piece-drawing';

const grounds = new WeakMap<Draft, ReadonlyMap<string, Ground>>();

/** Every piece with its lines and signs in its own coordinates, once for all formats: the files carry one drawing. */
function groundsOf(context: PieceContext): ReadonlyMap<string, Ground> {
  const { draft } = context;
  const known =
    grounds.get(draft) ??
    new Map(draft.pieces.map((piece) => [piece.id, pieceGround(onPaper(piece), context)]));
  grounds.set(draft, known);
  return known;
}

/** Carries a point of the layout back to the piece that lies there. */
function pointBack([a, b, c, d, e, f]: Motion): (at: Pair) => Pair {
  const size = a * d - b * c;
  return ([x, y]) => [(d * (x - e) - c * (y - f)) / size, (a * (y - f) - b * (x - e)) / size];
}

/** The words of a piece that no line of a page crosses are the same in every format. */
const wordsIn = once((context: PieceContext) => once((ground: Ground) => pieceWords(ground, context, {})));

function laidPiece(placement: Placement, context: PieceContext, avoid: readonly (readonly Pair[])[]): Item[] {
  const ground = groundsOf(context).get(placement.piece);
  if (!ground) return [];
  const back = pointBack(placementMotion(placement));
  const near = avoid.map((line) => line.map(back)).filter((line) => ground.space.isNear(line));
  const words = near.length > 0 ? pieceWords(ground, context, { avoid: near }) : wordsIn(context)(ground);
  const { turn, rotated, x, y } = placement;
  return transformItems([...ground.items, ...words], { degrees: turn + rotated, offset: [x, y] });
}

/**
 * The whole pattern as it lies on a layout; labels keep off the lines in `avoid`. Pieces are turned, words with
 * them, so that they show which end is up.
 */
export function laidPieces(
  context: PieceContext,
  placements: readonly Placement[],
  avoid: readonly (readonly Pair[])[],
): Item[] {
  return placements.flatMap((placement) => laidPiece(placement, context, avoid));
}

/** The cut lines as they lie on a layout. */
export function laidOutlines(
  draft: Draft,
  placements: readonly Placement[],
): { piece: string; outline: Pair[] }[] {
  return placements.map((placement) => {
    const piece = pieceOf(draft, placement.piece);
    const cutLine = piece ? onPaper(piece).cutLine : [];
    return { piece: placement.piece, outline: placedPoints(cutLine, placement) };
  });
}

/** What a drawing marks, as lines of points: the room its words need counts by its corners. */
export function inkedLines(items: readonly Item[]): Pair[][] {
  return items.flatMap((item) => {
    if (item.kind === 'stroke' && item.stroke !== 'none') return drawnPoints(item.path);
    const box = item.kind === 'stroke' ? itemsBox([item]) : undefined;
    const [a, b, c, d] = item.kind === 'text' ? textCorners(item) : boxCorners(box ?? [0, 0, 0, 0]);
    return [[a, b, c, d, a, c]];
  });
}
