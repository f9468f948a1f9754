import type { Place } from '@/lib/drawing/pen';
import { INCH_SQUARE, METRIC_SQUARE, squareLengths, testSquare } from '@/lib/drawing/test-square';
import type { Item, XY } from '@/lib/drawing/types';
import { type PieceContext, pieceName, pieceNumber } from './context';
import { cutText } from './label-lines';
import { type Paragraph, type SetText, setParagraphs } from './paragraphs';

const PLACE: Place = { layer: 'sheet' };

/** Name of the pattern, whose it is, which version. */
export function titleBlock(
  { identity, words }: PieceContext,
  formatLine: string,
  at: XY,
  width: number,
  size: number,
): SetText {
  const { patternName, wearer, code, date } = identity;
  const lines: Paragraph[] = [
    { text: patternName, size, font: 'serif' },
    { text: words('sheets.title.wearer', { wearer }), size: 0.36, before: 0.2 },
    { text: words('sheets.title.version', { code, date }), size: 0.36 },
    { text: formatLine, size: 0.36 },
  ];
  return setParagraphs(lines, at, width);
}

/** The two squares to be measured, with their lengths; each from its lower left corner. */
export function testSquares(metric: XY, inches: XY, { words }: PieceContext): Item[] {
  return [
    ...testSquare(metric, METRIC_SQUARE, 1, PLACE),
    ...squareLengths(metric, METRIC_SQUARE, words('sheets.test.metric'), 0.32, PLACE),
    ...testSquare(inches, INCH_SQUARE, 1.27, PLACE),
    ...squareLengths(inches, INCH_SQUARE, words('sheets.test.inches'), 0.32, PLACE),
  ];
}

/** What to set in the print window, and what to measure before printing everything. */
export function printAdvice(
  { words }: PieceContext,
  keys: readonly string[],
  at: XY,
  width: number,
  size = 0.34,
): SetText {
  const [first, ...rest] = keys.map((key) => words(`sheets.print.${key}`));
  const lines: Paragraph[] = [
    { text: first ?? '', size: size * 1.12, font: 'sans-bold' },
    ...rest.map((text) => ({ text, size, before: 0.45 })),
  ];
  return setParagraphs(lines, at, width);
}

/** Numbers, names and cutting of every piece, in letters small enough for the height given (cm). */
export function pieceList(context: PieceContext, at: XY, width: number, height: number): SetText {
  const { draft, words } = context;
  const heading: Paragraph = { text: words('sheets.title.pieces'), size: 0.38, font: 'sans-bold' };
  for (const size of [0.34, 0.3, 0.27, 0.24, 0.21]) {
    const rows = draft.pieces.map((piece): Paragraph => {
      const number = pieceNumber(piece, draft);
      return {
        text: `${number}. ${pieceName(piece, words)} – ${cutText(piece, context)}`,
        size,
        before: 0.1,
      };
    });
    const set = setParagraphs([heading, ...rows], at, width);
    if (at[1] - set.bottom <= height || size === 0.21) return set;
  }
  return setParagraphs([heading], at, width);
}
