import { expect, test } from 'vitest';
import type { PieceView } from '@/lib/pattern/piece-view';
import { pleatsOf } from '@/lib/pattern/pleats';
import type { LineName, Piece } from '@/lib/pattern/types';
import { bookWith } from '@/lib/testing/booklet/book';
import { jobsOf, piecesOf } from '../../steps/jobs/jobs';
import { preparePieces } from './prepare-pieces';

const widthOf = (view: PieceView | undefined, line: LineName): number => {
  const xs = view?.edges
    .filter((edge) => edge.line === line)
    .flatMap(({ points }) => points.map(({ x }) => x));
  return Math.max(...(xs ?? [])) - Math.min(...(xs ?? []));
};

/** How wide the cloth is on one of its levels. */
const widthAt = (view: PieceView | undefined, level: string): number => {
  const y = view?.piece.internal.find(({ id }) => id === level)?.path[0]?.at(-1);
  const points = view?.edges.flatMap((edge) => edge.points) ?? [];
  return Math.max(...points.filter((at) => Math.abs(at.y - Number(y)) < 0.1).map(({ x }) => x));
};

const notchesAt = (view: PieceView | undefined, line: LineName) =>
  view?.piece.notches.filter(({ edge }) => view.edges.some((own) => own.id === edge && own.line === line)) ??
  [];

test.each(['knife', 'box'])(
  'a skirt with its %s pleats laid is as wide as its bodice, and flat to be hemmed',
  (pleats) => {
    const book = bookWith('dress', { 'waist-seam': 'natural', skirt: 'pleated', pleats });
    const skirtIn = (operation: string) => {
      const job = jobsOf(book).find(
        (each) => each.operation === operation && piecesOf(each).includes('skirt-front'),
      );
      if (!job) throw new Error(`No ${operation}`);
      return preparePieces(book, job);
    };
    const flat = book.measured.piece('skirt-front');
    const joined = skirtIn('join-skirt');
    const laid = joined.book.measured.piece('skirt-front');
    const waist = book.measured.seams.find(({ seam }) => seam.operation === 'join-skirt')?.b.length ?? 0;
    expect(widthOf(laid, 'waist')).toBeCloseTo(waist, 0);
    expect(widthOf(laid, 'hem')).toBeCloseTo(widthOf(flat, 'hem') / 3, 0);
    expect(widthAt(laid, 'hip')).toBeCloseTo(widthOf(laid, 'hem'), 1);
    const folds = joined.slashesIn('skirt-front');
    expect(folds.length).toBe(pleatsOf(flat?.piece as Piece).length);
    for (const [x] of folds.flat()) expect(x).toBeLessThan(widthOf(laid, 'hem') + 0.01);
    const { length = 0 } = laid?.edges.find(({ line }) => line === 'waist') ?? {};
    for (const { at } of notchesAt(laid, 'waist')) expect(at).toBeLessThan(length);
    expect(widthOf(skirtIn('hem').book.measured.piece('skirt-front'), 'waist')).toBe(widthOf(flat, 'waist'));
  },
);
