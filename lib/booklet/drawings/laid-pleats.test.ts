import { expect, test } from 'vitest';
import type { PieceView } from '@/lib/drafting/checks/context/piece-view';
import { jobsOf, piecesOf } from '../steps/jobs';
import { sewnSoFar } from '../steps/sewn-so-far';
import { bookWith } from '../test-book';

const widthOf = (view: PieceView | undefined, line: string): number => {
  const xs = view?.edges
    .filter((edge) => edge.line === line)
    .flatMap(({ points }) => points.map(({ x }) => x));
  return Math.max(...(xs ?? [])) - Math.min(...(xs ?? []));
};

test.each(['knife', 'box'])(
  'a skirt with its %s pleats laid is as wide as its bodice, and flat to be hemmed',
  (pleats) => {
    const book = bookWith('dress', { 'waist-seam': 'natural', skirt: 'pleated', pleats });
    const skirtIn = (operation: string) => {
      const job = jobsOf(book).find(
        (each) => each.operation === operation && piecesOf(each).includes('skirt-front'),
      );
      if (!job) throw new Error(`No ${operation}`);
      return sewnSoFar(book, job);
    };
    const flat = book.measured.piece('skirt-front');
    const joined = skirtIn('join-skirt');
    const laid = joined.book.measured.piece('skirt-front');
    const waist = book.measured.seams.find(({ seam }) => seam.operation === 'join-skirt')?.b.length ?? 0;
    expect(widthOf(laid, 'waist')).toBeCloseTo(waist, 0);
    expect(widthOf(laid, 'hem')).toBeCloseTo(widthOf(flat, 'hem') / 3, 0);
    expect(joined.slashesIn('skirt-front').length).toBeGreaterThan(1);
    expect(widthOf(skirtIn('hem').book.measured.piece('skirt-front'), 'waist')).toBe(widthOf(flat, 'waist'));
  },
);
