import { pleatsOf } from '@/lib/pattern/pleats';
import type { Draft, InternalKind, Mark, Piece } from '@/lib/pattern/types';
import { onPaper } from './on-paper';
import { fullnessSigns } from './piece-fullness';

/** On every piece. */
const ALWAYS = ['stitch', 'grain'];

const MARKS: Readonly<Partial<Record<Mark['kind'], string>>> = {
  'bust-point': 'bustPoint',
  drill: 'drill',
  buttonhole: 'buttonhole',
  button: 'button',
};

const INTERNALS: Readonly<Partial<Record<InternalKind, string>>> = {
  'fisheye-dart': 'dart',
  'lengthen-shorten': 'lengthen',
};

/** The signs that the pieces of a draft carry, by the keys of the legend: a reader looks for no others. */
export const signsCarried = (draft: Draft): Set<string> =>
  new Set([...ALWAYS, ...fullnessSigns(draft), ...draft.pieces.map(onPaper).flatMap(signsOn)]);

function signsOn(piece: Piece): string[] {
  const { cut, edges, internal, marks, notches } = piece;
  return [
    ...(cut.onFold ? ['fold'] : []),
    ...(notches.length > 0 ? ['notches'] : []),
    ...(edges.some(({ role }) => role === 'dart') ? ['dart'] : []),
    ...(pleatsOf(piece).length > 0 ? ['pleat'] : []),
    ...internal.flatMap(({ kind }) => INTERNALS[kind] ?? []),
    ...marks.flatMap(({ kind }) => MARKS[kind] ?? []),
  ];
}
