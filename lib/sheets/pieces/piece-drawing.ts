import { doubleArrow } from '@/lib/drawing/arrow';
import { boxCorners, textCorners } from '@/lib/drawing/bounds';
import type { Place } from '@/lib/drawing/pen';
import type { FillName, Item, Layer } from '@/lib/drawing/types';
import type { Pair } from '@/lib/geometry/types';
import type { Piece } from '@/lib/pattern/types';
import type { PieceContext } from '../context';
import { FreeSpace } from '../labels/free-space';
import { type LabelStyle, PRINTED } from '../labels/label-style';
import { drawnPoints, stitchOutline } from './outline';
import { pieceFullness } from './piece-fullness';
import { settledGrain } from './piece-grain';
import { pieceInternals } from './piece-internals';
import { pieceLabel } from './piece-label';
import { chordOutline, type DrawOutline, pieceLines } from './piece-lines';
import { pieceMarks } from './piece-marks';
import { pieceNotches } from './piece-notches';
import { piecePleats } from './piece-pleats';
import { foldSign, lineWords } from './piece-words';

interface PieceOptions {
  /** Surface of the piece; without a word none, as on paper. */
  readonly fill?: FillName;
  readonly label?: LabelStyle;
  /** Words along lines (grain, fold, levels); on unless said otherwise. */
  readonly lineWords?: boolean;
  /** The joins of sheets: no label should cross them, and lines have their names on either side of them. */
  readonly avoid?: readonly (readonly Pair[])[];
}

/** A piece without its words, and the room they have. */
export interface Ground {
  readonly piece: Piece;
  readonly items: readonly Item[];
  readonly bracket: ReturnType<typeof foldSign>;
  /** The grainline as drawn. */
  readonly grain: readonly [Pair, Pair];
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

/** Lines and signs of a piece that have their place from the draft: all but the grainline, which may be moved. */
function pieceSigns(piece: Piece, { draft }: PieceContext, fill: FillName, outline?: DrawOutline) {
  const [cut, stitch, marks] = [on('cut', piece), on('stitch', piece), on('marks', piece)];
  const bracket = foldSign(piece, marks);
  const lines = pieceLines(piece, { cut, stitch }, fill, outline);
  const signs = [
    ...pieceInternals(piece, stitch, marks),
    ...pieceNotches(piece, marks),
    ...pieceFullness(piece, draft, marks),
    ...piecePleats(piece, marks),
    ...(bracket?.items ?? []),
    ...pieceMarks(piece, marks),
  ];
  return { lines, signs, bracket };
}

const grainArrow = (piece: Piece, grain: readonly [Pair, Pair]): Item[] =>
  doubleArrow(...grain, 'grain', on('marks', piece));

/** All lines and signs of a piece without its words, the grainline where the draft has it: for the screen. */
export function piecePlain(piece: Piece, context: PieceContext, fill: FillName): Item[] {
  const { lines, signs } = pieceSigns(piece, context, fill, chordOutline);
  return [...lines, ...signs, ...grainArrow(piece, piece.grain)];
}

/** All lines and signs of a piece: cut and stitching lines, fold, darts, notches, marks, grain. */
export function pieceGround(piece: Piece, context: PieceContext, fill: FillName = 'none'): Ground {
  const { lines, signs, bracket } = pieceSigns(piece, context, fill);
  const space = roomLeft(piece, [...lines.filter(({ layer }) => layer !== 'cut'), ...signs]);
  const grain = settledGrain(piece, space);
  space.blockLine(grain);
  return { piece, items: [...lines, ...signs, ...grainArrow(piece, grain)], bracket, grain, space };
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
    options.lineWords === false
      ? []
      : lineWords(piece, grain, bracket, context.words, { space: room, joins: avoid, place: text });
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
