import { nameOfPiece } from '@/lib/drafting/piece-name';
import type { Words } from '@/lib/drawing/types';
import type { Draft, Piece } from '@/lib/pattern/types';
import type { MeasuredSquare } from './compensation';
import type { Reading } from './lengths';

/** Whose pattern it is and which version: printed on every piece and page. */
export interface Identity {
  readonly patternName: string;
  readonly wearer: string;
  readonly code: string;
  /** Day of the version, `YYYY-MM-DD`. */
  readonly date: string;
}

/** Everything the drawing of a piece may quote. */
export interface PieceContext extends Reading {
  readonly draft: Draft;
  readonly words: Words;
  readonly identity: Identity;
  /** Address that opens exactly this version; printed as a QR code. */
  readonly link?: string;
  /** The reader's test square, when the file is compensated for her printer. */
  readonly measured?: MeasuredSquare;
}

const NOBODY: Identity = { patternName: '', wearer: '', code: '', date: '' };

/** For the lines of a piece alone: whoever shows them adds words of their own, or none. */
export const wordlessContext = (draft: Draft): PieceContext => ({
  draft,
  words: () => '',
  identity: NOBODY,
  locale: 'fr',
  unit: 'cm',
});

/** The number a piece carries on paper and in every list, from 1. */
export const pieceNumber = (piece: Pick<Piece, 'id'>, { pieces }: Pick<Draft, 'pieces'>): number =>
  pieces.findIndex(({ id }) => id === piece.id) + 1;

export const pieceName = (
  { id }: Pick<Piece, 'id'>,
  { draft, words }: Pick<PieceContext, 'draft' | 'words'>,
): string => nameOfPiece(id, draft, words);

/** Facts on one line, those that are not known left out. */
export const joinedWords = (...facts: readonly string[]): string =>
  facts.filter((fact) => fact.trim() !== '').join(' · ');
