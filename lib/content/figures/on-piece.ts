import { doubleArrow } from '@/lib/drawing/arrow';
import { itemsBox } from '@/lib/drawing/bounds';
import { circlePath } from '@/lib/drawing/paths';
import { drawn, filled } from '@/lib/drawing/pen';
import type { Item, Stroke, StrokeName } from '@/lib/drawing/types';
import type { Pair } from '@/lib/geometry/types';
import { pieceOf } from '@/lib/pattern/find';
import type { Draft, LandmarkName, Piece } from '@/lib/pattern/types';
import { wordlessContext } from '@/lib/sheets/context';
import { pieceGround } from '@/lib/sheets/pieces/piece-drawing';
import type { Drawn, Model, WordFigure } from './figure';

/** What of a piece a word names: lines by their id, places of the body, or signs by how they are drawn. */
interface Named {
  readonly lines?: RegExp;
  readonly points?: readonly LandmarkName[];
  readonly signs?: readonly StrokeName[];
  readonly grain?: true;
}

const MARGIN = 0.8;
const DOT = 0.9;
const OVER = { layer: 'marks' } as const;

/** A piece with what the word names drawn in red; the piece alone, where it names the piece itself. */
export function onPiece(id: string, named: Named = {}, model: Model = {}): WordFigure {
  return { kind: 'drawn', model, take: (draft) => takePiece(draft, id, named) };
}

function takePiece(draft: Draft, id: string, named: Named): Drawn | undefined {
  const piece = pieceOf(draft, id);
  if (!piece) return undefined;
  const { items: all, grain } = pieceGround(piece, wordlessContext(draft), 'shell');
  const ground = all.filter((item) => item.kind === 'stroke');
  const arrow = named.grain ? doubleArrow(...grain, 'highlight', OVER) : [];
  const red = [...lines(piece, named), ...signs(ground, named), ...points(piece, named), ...arrow];
  if (Object.keys(named).length > 0 && red.length === 0) return undefined;
  const items: Item[] = [...ground, ...red];
  const [x0, y0, x1, y1] = itemsBox(items) ?? [0, 0, 0, 0];
  const box = [x0 - MARGIN, y0 - MARGIN, x1 + MARGIN, y1 + MARGIN] as const;
  return { shown: { kind: 'piece', piece: id, marked: red.length > 0 }, drawing: { box, items } };
}

function lines({ edges, internal }: Piece, { lines: wanted }: Named): Item[] {
  if (!wanted) return [];
  return [...edges, ...internal]
    .filter(({ id }) => wanted.test(id))
    .map(({ path }) => drawn(path, 'highlight', OVER));
}

function signs(ground: readonly Stroke[], { signs: wanted = [] }: Named): Item[] {
  return ground
    .filter(({ stroke }) => stroke !== 'none' && wanted.includes(stroke))
    .map((item) => ({ ...item, stroke: 'highlight', fill: 'none' }));
}

function points({ landmarks }: Piece, { points: wanted = [] }: Named): Item[] {
  return wanted
    .map((name) => landmarks[name])
    .filter((at): at is Pair => at !== undefined)
    .map((at) => filled(circlePath(at, DOT), 'highlight', OVER));
}
