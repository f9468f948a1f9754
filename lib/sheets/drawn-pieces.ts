import type { Draft } from '@/lib/drafting/types';
import { textCorners } from '@/lib/drawing/bounds';
import { transformItems } from '@/lib/drawing/transform';
import type { Item, XY } from '@/lib/drawing/types';
import { placedPoints } from '@/lib/layout/placed';
import type { Placement } from '@/lib/layout/types';
import type { Identity, PieceContext } from './context';
import { drawnPoints } from './outline';
import { pieceDrawing } from './piece-drawing';

const drawings = new WeakMap<Draft, Map<string, ReadonlyMap<string, readonly Item[]>>>();

const keyOf = ({ locale, unit }: PieceContext, { patternName, wearer, code, date }: Identity): string =>
  JSON.stringify([locale, unit, patternName, wearer, code, date]);

/** Every piece drawn as on paper, in its own coordinates, once for all formats: the six files carry one drawing. */
export function drawnPieces(context: PieceContext): ReadonlyMap<string, readonly Item[]> {
  const { draft, identity } = context;
  const known = drawings.get(draft) ?? new Map<string, ReadonlyMap<string, readonly Item[]>>();
  drawings.set(draft, known);
  const key = keyOf(context, identity);
  const drawn =
    known.get(key) ?? new Map(draft.pieces.map((piece) => [piece.id, pieceDrawing(piece, context)]));
  known.set(key, drawn);
  return drawn;
}

/** The whole pattern as it lies on a layout. Pieces are turned, words with them, so that they show which end is up. */
export function laidPieces(context: PieceContext, placements: readonly Placement[]): Item[] {
  const drawn = drawnPieces(context);
  return placements.flatMap(({ piece, rotated, turn, x, y }) =>
    transformItems(drawn.get(piece) ?? [], { degrees: turn + rotated, offset: [x, y] }),
  );
}

/** The cut lines as they lie on a layout. */
export function laidOutlines(
  { pieces }: Draft,
  placements: readonly Placement[],
): { piece: string; outline: XY[] }[] {
  return placements.map((placement) => {
    const cutLine = pieces.find(({ id }) => id === placement.piece)?.cutLine ?? [];
    return { piece: placement.piece, outline: placedPoints(cutLine, placement) };
  });
}

/** What a drawing marks, as lines of points: the room its words need counts by its corners. */
export function inkedLines(items: readonly Item[]): XY[][] {
  return items.flatMap((item) => {
    if (item.kind === 'stroke') return drawnPoints(item.path);
    const [a, b, c, d] = textCorners(item);
    return [[a, b, c, d, a, c]];
  });
}
