import { wrapText } from '@/lib/drawing/fit-text';
import { fontMetrics, textWidth } from '@/lib/drawing/measure-text';
import type { FontName } from '@/lib/drawing/types';
import { cutManner } from '@/lib/pattern/cut-manner';
import type { Edge, Piece } from '@/lib/pattern/types';
import { joinedWords, type PieceContext, pieceName, pieceNumber } from '../context';
import { exactText, lengthText } from '../lengths';
import { finishedWidths } from '../pieces/piece-widths';
import { ruledSize } from '../pieces/ruled-size';

/** A line of a label before it has a place; size as a share of the label's scale, cm at scale 1. */
export interface LabelLine {
  readonly text: string;
  readonly font: FontName;
  readonly size: number;
}

/** Lines broken to a width, with their outer measures in cm. */
export interface LabelBlock {
  readonly lines: readonly LabelLine[];
  readonly width: number;
  readonly height: number;
  /** Room kept for a code at the left of the words. */
  readonly code?: { readonly side: number; readonly gap: number };
}

/** How much a label says, from everything with a code to the bare number. */
export type Detail = 'coded' | 'full' | 'short' | 'name' | 'number';

const LEADING = 1.28;

function widthsBy(edges: readonly Edge[], hems: boolean): number[] {
  const found = edges
    .filter(({ role, allowance }) => allowance > 0 && (role === 'hem') === hems && role !== 'dart')
    .map(({ allowance }) => allowance);
  return [...new Set(found)].sort((a, b) => a - b);
}

function listed(values: readonly number[], context: PieceContext): string {
  const shown = values.length > 2 ? [values[0] ?? 0, values.at(-1) ?? 0] : values;
  return shown.map((value) => exactText(value, context)).join(values.length > 2 ? '–' : ' / ');
}

/** What of the allowances is on the paper already. */
function allowanceText({ edges }: Pick<Piece, 'edges'>, context: PieceContext): string {
  const { words } = context;
  const [seams, hems] = [widthsBy(edges, false), widthsBy(edges, true)];
  const figures = { seam: listed(seams, context), hem: listed(hems, context) };
  if (seams.length > 0 && hems.length > 0) return words('sheets.piece.seamsAndHem', figures);
  if (seams.length > 0) return words('sheets.piece.seams', figures);
  if (hems.length > 0) return words('sheets.piece.hem', figures);
  return words('sheets.piece.noAllowance');
}

const cutWords = (kind: string, piece: Piece, { words }: PieceContext): string =>
  words(`sheets.piece.${kind}${cutManner(piece)}`, {
    count: piece.cut.count,
    material: words(`sheets.material.${piece.material}`),
  });

/** How many of it to cut, of what, and how, as a sentence. */
const cutText = (piece: Piece, context: PieceContext): string => cutWords('cut', piece, context);

/** The same for a list: `2 × fabric, mirrored`. */
export const cutShort = (piece: Piece, context: PieceContext): string => cutWords('short', piece, context);

function widthText(piece: Piece, context: PieceContext): string | undefined {
  const widths = finishedWidths(piece);
  if (widths.length === 0) return undefined;
  const { words } = context;
  const list = widths.map(
    ({ level, width }) => `${words(`sheets.level.${level}`)} ${lengthText(width, context)}`,
  );
  return words('sheets.piece.finished', { widths: list.join(' · ') });
}

function ruledText(piece: Piece, context: PieceContext): string | undefined {
  const size = ruledSize(piece);
  if (!size) return undefined;
  const [width, height] = size.map((cm) => lengthText(cm, context));
  return context.words('sheets.piece.ruled', { width: width ?? '', height: height ?? '' });
}

/** The lines of a piece's label in their order, before they are broken. */
export function labelLines(piece: Piece, context: PieceContext, detail: Detail): LabelLine[] {
  const { words, identity, draft } = context;
  const number = String(pieceNumber(piece, draft));
  if (detail === 'number') return [{ text: number, font: 'sans-bold', size: 0.8 }];
  const title: LabelLine = {
    text: `${number}\u00a0\u00a0${pieceName(piece, context)}`,
    font: 'sans-bold',
    size: 0.72,
  };
  if (detail === 'name') return [title];
  const cut: LabelLine = { text: cutText(piece, context), font: 'sans-bold', size: 0.42 };
  if (detail === 'short') return [title, cut];
  const small = (text: string): LabelLine => ({ text, font: 'sans', size: 0.34 });
  const measured = [widthText(piece, context), ruledText(piece, context)].filter(
    (text) => text !== undefined,
  );
  const counted = { number, count: draft.pieces.length };
  return [
    small(joinedWords(identity.patternName, identity.code)),
    title,
    cut,
    small(allowanceText(piece, context)),
    ...measured.map(small),
    small(joinedWords(identity.wearer, identity.date, words('sheets.piece.counted', counted))),
  ];
}

/** A word is only broken where it alone would make a label wider than this, cm at scale 1. */
const LONGEST_WORD = 9;

const wordWidth = ({ text, font, size }: LabelLine): number =>
  Math.max(...text.split(' ').map((word) => textWidth(word, font, size)));

/** The lines broken to at most `width` cm, at scale 1, or to the widest of their words. */
export function labelBlock(lines: readonly LabelLine[], width: number): LabelBlock {
  const room = Math.max(width, Math.min(LONGEST_WORD, Math.max(...lines.map(wordWidth))));
  const broken = lines.flatMap(({ text, font, size }) =>
    wrapText(text, font, size, room).map((part) => ({ text: part, font, size })),
  );
  const wide = Math.max(...broken.map(({ text, font, size }) => textWidth(text, font, size)));
  const [first] = broken;
  const top = first ? fontMetrics(first.font).capHeight * first.size : 0;
  const height = broken.slice(1).reduce((sum, { size }) => sum + size * LEADING, top) + 0.1;
  return { lines: broken, width: wide, height };
}

/** The block enlarged or reduced: lines break at the same places at any scale. */
export function scaledBlock({ lines, width, height }: LabelBlock, scale: number): LabelBlock {
  const scaled = lines.map((line) => ({ ...line, size: line.size * scale }));
  return { lines: scaled, width: width * scale, height: height * scale };
}

/** From the top of the block down to each line's baseline. */
export function baselines({ lines }: LabelBlock): number[] {
  let down = 0;
  return lines.map(({ font, size }, index) => {
    down += index === 0 ? fontMetrics(font).capHeight * size : size * LEADING;
    return down;
  });
}
