import { expect, test } from 'vitest';
import { bookWith } from '@/lib/testing/booklet/book';
import { type Job, jobsOf } from '../../steps/jobs/jobs';
import { sceneOf } from '../passes/complete-scene';

const workedAt = (
  options: Readonly<Record<string, string>>,
  operation: string,
  key: string,
  piece: string,
) => {
  const book = bookWith('top', options);
  const job = jobsOf(book).find((each) => each.operation === operation) as Job;
  const { shown } = sceneOf(book, job, { key, view: 'wrong' });
  return { book, lines: shown.filter((each) => each.piece.id === piece).flatMap(({ worked }) => worked) };
};

test.each([[{ inside: 'facings' }], [{ collar: 'funnel' }]])(
  'a facing (%o) is tacked beside its free edge, not along the seams that cross it',
  (options) => {
    const { book, lines } = workedAt(options, 'understitch', 'tack', 'neck-facing-front');
    const loop = book.measured.piece('neck-facing-front')?.edges ?? [];
    const free = loop.filter(({ role }) => role === 'finished').flatMap(({ points }) => points);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      const reach = line.map(([x, y]) => Math.min(...free.map((p) => Math.hypot(p.x - x, p.y - y))));
      expect(Math.min(...reach)).toBeLessThan(0.01);
      expect(Math.max(...reach)).toBeLessThan(3);
    }
  },
);
