import type { Piece } from '@/lib/drafting/types';
import { textCorners } from '@/lib/drawing/bounds';
import type { Place } from '@/lib/drawing/pen';
import type { FillName, Item, Layer } from '@/lib/drawing/types';
import type { PieceContext } from './context';
import { FreeSpace } from './free-space';
import { drawnPoints, stitchOutline } from './outline';
import { pieceFullness } from './piece-fullness';
import { pieceInternals } from './piece-internals';
import { type LabelStyle, PRINTED, pieceLabel } from './piece-label';
import { pieceLines } from './piece-lines';
import { pieceMarks } from './piece-marks';
import { pieceNotches } from './piece-notches';
import { foldSign, grainArrow, lineWords } from './piece-words';

export interface PieceOptions {
  /** Surface of the piece; without a word none, as on paper. */
  readonly fill?: FillName;
  readonly label?: LabelStyle;
  /** Words along lines (grain, fold, levels); on unless said otherwise. */
  readonly lineWords?: boolean;
}

/** Takes the room of everything drawn but surfaces and the cut line, which the outline keeps out already. */
function occupied(piece: Piece, items: readonly Item[]): FreeSpace {
  const space = new FreeSpace(stitchOutline(piece.edges));
  for (const item of items) {
    if (item.kind === 'text') space.blockArea(textCorners(item));
    else for (const points of drawnPoints(item.path)) space.blockLine(points);
  }
  return space;
}

/**
 * Everything printed on one piece, where the piece lies, in drawing order: cut and stitching lines, fold, darts,
 * notches, marks, grain, and a label that crosses no line. Words come from `context.words`.
 */
export function pieceDrawing(piece: Piece, context: PieceContext, options: PieceOptions = {}): Item[] {
  const on = (layer: Layer): Place => ({ layer, group: piece.material });
  const [marks, text] = [on('marks'), on('text')];
  const lines = pieceLines(piece, { cut: on('cut'), stitch: on('stitch') }, options.fill);
  const bracket = foldSign(piece, marks);
  const signs = [
    ...pieceInternals(piece, on('stitch'), marks),
    ...pieceNotches(piece, marks),
    ...pieceFullness(piece, context.draft, marks),
    ...grainArrow(piece, marks),
    ...(bracket?.items ?? []),
    ...pieceMarks(piece, marks),
  ];
  const drawn = [...lines.filter(({ layer }) => layer !== 'cut'), ...signs];
  const space = occupied(piece, drawn);
  const label = pieceLabel(piece, context, space, text, options.label ?? PRINTED) ?? [];
  for (const line of label) space.blockArea(textCorners(line));
  const words = options.lineWords === false ? [] : lineWords(piece, bracket, context.words, space, text);
  return [...lines, ...signs, ...words, ...label];
}
