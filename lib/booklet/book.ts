import { nameOfPiece } from '@/lib/drafting/piece-name';
import type { Raster } from '@/lib/drawing/document';
import type { Words } from '@/lib/drawing/types';
import type { View } from '@/lib/flat/flat';
import type { Correction } from '@/lib/measurements/fit';
import { type MeasuredDraft, measureDraft } from '@/lib/pattern/measured-draft';
import type { Draft, Piece } from '@/lib/pattern/types';
import { type LengthUnit, type Numbers, numbersFor } from './numbers';

export interface BookletOptions {
  /** Translator over the namespaces `booklet`, `catalogue` and `fit`: `booklet.cover.front`. */
  readonly words: Words;
  readonly locale: string;
  readonly patternName: string;
  readonly wearer: string;
  /** What earlier garments taught about the wearer, already part of the draft's body. */
  readonly corrections?: readonly Correction[];
  /** Day of the version, `YYYY-MM-DD`. */
  readonly date: string;
  readonly code: string;
  readonly unit: LengthUnit;
  /** Address that opens exactly this version: printed as a QR code. The code alone when absent. */
  readonly link?: string;
  /** Address of its steps for the screen of a phone: the QR code of the cover, where there is one. */
  readonly sewLink?: string;
  /** The cloth the garment was seen in when it was ordered, in words: printed on the cover. */
  readonly cloth?: string;
  /** The garment on its wearer in that cloth, as it was seen: printed on the cover. */
  readonly worn?: Raster;
  /** Its technical drawings in that cloth, in place of those on plain cloth. */
  readonly flats?: Readonly<Record<View, Raster>>;
}

/** All that the chapters read: the draft, what is worked out from it once, and how to say it. */
export interface Book extends BookletOptions {
  readonly draft: Draft;
  readonly numbers: Numbers;
  readonly measured: MeasuredDraft;
}

export function openBook(draft: Draft, options: BookletOptions): Book {
  return {
    ...options,
    draft,
    numbers: numbersFor(options.locale, options.unit),
    measured: measureDraft(draft),
  };
}

/** The words of the booklet. */
export function say(book: Book, key: string, figures?: Readonly<Record<string, number | string>>): string {
  const said = book.words(`booklet.${key}`, figures);
  return AS_PRINTED.test(key) ? said : book.numbers.told(said);
}

/** What is measured on the printed sheets, or told of the draft, stays as it is written. */
const AS_PRINTED = /^(print|certificate|layouts|allowances)\./;

/** Number of a piece as it is printed on it, from 1. */
export function pieceNumber({ draft }: Book, id: string): number {
  return draft.pieces.findIndex((piece) => piece.id === id) + 1;
}

export function pieceName(book: Book, id: string): string {
  return nameOfPiece(id, book.draft, book.words);
}

/** No number of a piece is left behind at the end of a line, and no line begins with a dot. */
const NO_BREAK = '\u00a0';

/** Pieces by number and name, one after the other. */
export function namedPieces(book: Book, ids: readonly string[]): string {
  const named = ids.map((id) => `${pieceNumber(book, id)}${NO_BREAK}${pieceName(book, id)}`);
  return named.join(`${NO_BREAK}· `);
}

export function findPiece({ draft }: Pick<Book, 'draft'>, id: string): Piece | undefined {
  return draft.pieces.find((piece) => piece.id === id);
}

export const isLined = ({ pieces }: Draft): boolean => pieces.some(({ material }) => material === 'lining');
