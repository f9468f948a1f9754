import { expect, test } from 'vitest';
import { bookWith } from '@/lib/testing/booklet/book';
import { innerDarts } from './inner-darts';

test('both legs of a dart with two points are as long, and every piece that has one tells it', () => {
  const book = bookWith('top', { silhouette: 'fitted' });
  const darts = innerDarts(book);
  expect([...new Set(darts.map(({ piece }) => piece))].sort()).toEqual(['back', 'front']);
  for (const { legs } of darts) {
    expect(legs[0]).toBeGreaterThan(15);
    expect(legs[1]).toBeCloseTo(legs[0], 2);
  }
});
