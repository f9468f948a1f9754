import type { Point } from '@/lib/geometry/types';
import type { BodySide } from '@/lib/pattern/types';
import { type Book, say } from '../book';
import { nameInSentence } from '../steps/words/list-names';
import type { Face } from './seam-name';

/** What a row of the certificate is called, and what tells it apart from others called the same. */
export interface Named {
  readonly name: string;
  readonly face?: Face | undefined;
  /** The side of the body it is on, where it is sewn on each apart. */
  readonly side?: BodySide | undefined;
  /** Name of the piece its first edge is on. */
  readonly piece: string;
  /** The middle of that edge; x is measured from the centre of the garment. */
  readonly at: Point;
}

/**
 * The names of the rows, no two alike: what is called the same is told by the half of the garment, else by the piece,
 * by the side of the body, and on one piece by which of them lies higher, or nearer the centre.
 */
export function namesApart(book: Book, rows: readonly Named[]): string[] {
  const byCloth = rows.map((row) => ({ ...row, name: onCloth(book, row, alikeTo(row, rows)) }));
  const bySide = byCloth.map((row) => ({ ...row, name: onSide(book, row, alikeTo(row, byCloth)) }));
  return bySide.map((row) => onPiece(book, row, alikeTo(row, bySide)));
}

function onSide(book: Book, { name, side }: Named, alike: readonly Named[]): string {
  const sides = new Set(alike.map((row) => row.side));
  return side && sides.size > 1 ? say(book, 'certificate.onSide', { name, side }) : name;
}

const alikeTo = <Row extends Named>({ name }: Row, rows: readonly Row[]): Row[] =>
  rows.filter((other) => other.name === name);

function onCloth(book: Book, { name, face, piece }: Named, alike: readonly Named[]): string {
  const pieces = new Set(alike.map((row) => row.piece)).size;
  if (pieces === 1) return name;
  const faces = new Set(alike.flatMap((row) => row.face ?? []));
  if (face && faces.size === pieces && alike.every((row) => row.face))
    return say(book, 'certificate.onFace', { name, face });
  return say(book, 'certificate.onPiece', { name, piece: nameInSentence(piece, book.locale) });
}

function onPiece(book: Book, row: Named, alike: readonly Named[]): string {
  if (alike.length === 1) return row.name;
  const [dx, dy] = [spread(alike.map(({ at }) => Math.abs(at.x))), spread(alike.map(({ at }) => at.y))];
  const fromTop = ({ at }: Named) => (dy > dx ? -at.y : Math.abs(at.x));
  const rank = alike.filter((other) => fromTop(other) < fromTop(row)).length;
  const ends = dy > dx ? ['upper', 'lower'] : ['inner', 'outer'];
  const where = rank === 0 ? ends[0] : rank === alike.length - 1 ? ends[1] : 'middle';
  return say(book, 'certificate.ofAlike', { name: row.name, where: where as string });
}

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
