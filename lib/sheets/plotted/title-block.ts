import { textWidth } from '@/lib/drawing/measure-text';
import type { Place } from '@/lib/drawing/pen';
import { INCH_SQUARE, METRIC_SQUARE, squareLengths, testSquare } from '@/lib/drawing/test-square';
import type { Item } from '@/lib/drawing/types';
import { lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { type PieceContext, pieceName, pieceNumber } from '../context';
import { cutShort } from '../labels/label-lines';
import { type Paragraph, type SetText, setParagraphs } from '../labels/paragraphs';
import { CM_PER_INCH, decimalText } from '../lengths';

const PLACE: Place = { layer: 'sheet' };

/** The greatest of the sizes at which the name of the pattern fits in one line, else the smallest. */
function titleSize(name: string, largest: number, width: number): number {
  const sizes = [1, 0.85, 0.7, 0.58].map((share) => share * largest);
  return sizes.find((size) => textWidth(name, 'serif', size) <= width) ?? lastOf(sizes);
}

/** Says for which printer a file was made; nothing on a file for any printer. */
function compensationLine({ measured, words, ...reading }: PieceContext): string | undefined {
  if (!measured) return undefined;
  const { square } = measured;
  const read = (cm: number) => decimalText(square === 'inches' ? cm / CM_PER_INCH : cm, reading, 2);
  const figures = { square, across: read(measured.across), up: read(measured.up) };
  return words('sheets.title.compensated', figures);
}

/** Name of the pattern, whose it is, which version; `largest` is the size of a short name, cm. */
export function titleBlock(
  context: PieceContext,
  formatLine: string,
  at: Pair,
  width: number,
  largest: number,
): SetText {
  const { identity, words } = context;
  const { patternName, wearer, code, date } = identity;
  const compensated = compensationLine(context);
  const lines: Paragraph[] = [
    { text: patternName, size: titleSize(patternName, largest, width), font: 'serif' },
    ...(wearer.trim() === ''
      ? []
      : [{ text: words('sheets.title.wearer', { wearer }), size: 0.36, before: 0.2 }]),
    { text: words('sheets.title.version', { code, date }), size: 0.36 },
    { text: formatLine, size: 0.36 },
    ...(compensated ? [{ text: compensated, size: 0.36, font: 'sans-bold' as const }] : []),
  ];
  return setParagraphs(lines, at, width);
}

/** The two squares to be measured, with their lengths; each from its lower left corner. */
export function testSquares(metric: Pair, inches: Pair, { words }: PieceContext): Item[] {
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
  at: Pair,
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
export function pieceList(context: PieceContext, at: Pair, width: number, height: number): SetText {
  const { draft, words } = context;
  const heading: Paragraph = { text: words('sheets.title.pieces'), size: 0.38, font: 'sans-bold' };
  for (const size of [0.34, 0.3, 0.27, 0.24, 0.21]) {
    const rows = draft.pieces.map((piece): Paragraph => {
      const number = pieceNumber(piece, draft);
      return {
        text: `${number}. ${pieceName(piece, context)} – ${cutShort(piece, context)}`,
        size,
        before: 0.1,
      };
    });
    const set = setParagraphs([heading, ...rows], at, width);
    if (at[1] - set.bottom <= height || size === 0.21) return set;
  }
  return setParagraphs([heading], at, width);
}
