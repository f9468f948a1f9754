import { expect, test } from 'vitest';
import { bookWith } from '@/lib/testing/booklet/book';
import { type Job, jobsOf } from '../../steps/jobs/jobs';
import { preparePieces } from '../cloth/prepare-pieces';
import { skirtBelow } from './hang-skirt-below';

test('panels hang from all of the waist of a bodice, across the mouths of its darts', () => {
  const worn = { 'neckline-front': 'square', belt: 'buckle', 'waist-seam': 'natural', skirt: 'panelled' };
  const whole = bookWith('dress', worn);
  const job = jobsOf(whole).find(({ operation }) => operation === 'attach-belt-loops') as Job;
  const { book } = preparePieces(whole, job);
  for (const id of ['front', 'back']) {
    const hung = skirtBelow(book, id, { depth: 7, unfolded: false, worked: () => [] });
    const across = hung.flatMap(({ outline = [] }) => outline.map(([x]) => x));
    const waist = book.measured.piece(id)?.edges.filter(({ line }) => line.startsWith('waist')) ?? [];
    expect(hung).toHaveLength(2);
    expect(Math.max(...across)).toBeGreaterThan(Math.max(...waist.map(({ end }) => end.x)) + 0.5);
  }
});

test.each([
  ['gathered', true],
  ['a-line', false],
] as const)('the folds of a %s skirt are seen below the waist it hangs from: %s', (skirt, folded) => {
  const worn = { belt: 'tie', 'waist-seam': 'natural', skirt };
  const book = bookWith('dress', worn);
  const [skirtFront] = skirtBelow(book, 'front', { depth: 7, unfolded: false, worked: () => [] });
  const folds = skirtFront?.within ?? [];
  expect(folds.length > 4).toBe(folded);
  const across = skirtFront?.outline?.map(([x]) => x) ?? [];
  for (const [x] of folds.flat()) {
    expect(x).toBeGreaterThan(Math.min(...across));
    expect(x).toBeLessThan(Math.max(...across));
  }
});
