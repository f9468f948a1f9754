import type { Piece } from '@/lib/drafting/types';
import { doubleArrow } from '@/lib/drawing/arrow';
import { boxCorners, textCorners } from '@/lib/drawing/bounds';
import type { Place } from '@/lib/drawing/pen';
import type { FillName, Item, Layer, XY } from '@/lib/drawing/types';
import type { PieceContext } from './context';
import { FreeSpace } from './free-space';
import { drawnPoints, stitchOutline } from './outline';
import { pieceFullness } from './piece-fullness';
import { settledGrain } from './piece-grain';
import { pieceInternals } from './piece-internals';
import { type LabelStyle, PRINTED, pieceLabel } from './piece-label';
import { pieceLines } from './piece-lines';
import { pieceMarks } from './piece-marks';
import { pieceNotches } from './piece-notches';
import { foldSign, lineWords } from './piece-words';

export interface PieceOptions {
  /** Surface of the piece; without a word none, as on paper. */
  readonly fill?: FillName;
  readonly label?: LabelStyle;
  /** Words along lines (grain, fold, levels); on unless said otherwise. */
  readonly lineWords?: boolean;
  /** Lines a label should not cross, though nothing is drawn there: the joins of sheets. */
  readonly avoid?: readonly (readonly XY[])[];
}

/** A piece without its words, and the room they have. */
export interface Ground {
  readonly piece: Piece;
  readonly items: readonly Item[];
  readonly bracket: ReturnType<typeof foldSign>;
  /** The grainline as drawn. */
  readonly grain: readonly [XY, XY];
  readonly space: FreeSpace;
}

const on = (layer: Layer, { material }: Piece): Place => ({ layer, group: material });

/** Takes the room of everything drawn but surfaces and the cut line, which the outline keeps out already. */
function roomLeft(piece: Piece, items: readonly Item[]): FreeSpace {
  const space = FreeSpace.inside(stitchOutline(piece.edges));
  for (const item of items) {
    if (item.kind === 'text') space.blockArea(textCorners(item));
    else for (const points of drawnPoints(item.path)) space.blockLine(points);
  }
  return space;
}

/** All lines and signs of a piece: cut and stitching lines, fold, darts, notches, marks, grain. */
export function pieceGround(piece: Piece, { draft }: PieceContext, fill: FillName = 'none'): Ground {
  const [cut, stitch, marks] = [on('cut', piece), on('stitch', piece), on('marks', piece)];
  const lines = pieceLines(piece, { cut, stitch }, fill);
  const bracket = foldSign(piece, marks);
  const signs = [
    ...pieceInternals(piece, stitch, marks),
    ...pieceNotches(piece, marks),
    ...pieceFullness(piece, draft, marks),
    ...(bracket?.items ?? []),
    ...pieceMarks(piece, marks),
  ];
  const space = roomLeft(piece, [...lines.filter(({ layer }) => layer !== 'cut'), ...signs]);
  const grain = settledGrain(piece, space);
  space.blockLine(grain);
  const arrow = doubleArrow(...grain, 'grain', marks);
  return { piece, items: [...lines, ...signs, ...arrow], bracket, grain, space };
}

/** The label and the words along the lines of a piece, none of which crosses a line. */
export function pieceWords(
  { piece, bracket, grain, space }: Ground,
  context: PieceContext,
  options: PieceOptions,
): Item[] {
  const { avoid = [], label: style = PRINTED } = options;
  const text = on('text', piece);
  const room = space.copy();
  for (const line of avoid) room.blockLine(line);
  const label = pieceLabel(piece, context, space, avoid.length > 0 ? room : space, text, style);
  if (label) room.blockArea(boxCorners(label.box));
  const words =
    options.lineWords === false ? [] : lineWords(piece, grain, bracket, context.words, room, text);
  return [...words, ...(label?.items ?? [])];
}

/**
 * Everything printed on one piece, where the piece lies, in drawing order: cut and stitching lines, fold, darts,
 * notches, marks, grain, and a label that crosses no line. Words come from `context.words`.
 */
export function pieceDrawing(piece: Piece, context: PieceContext, options: PieceOptions = {}): Item[] {
  const ground = pieceGround(piece, context, options.fill);
  return [...ground.items, ...pieceWords(ground, context, options)];
}
