import { expect, test } from 'vitest';
import { bookWith } from '../test-book';
import { crossingSeams } from './crossing-seams';
import { jobsOf } from './jobs';
import { sceneOf } from './pictures';

const tackedOn = (worn: Readonly<Record<string, string>>) => {
  const book = bookWith('dress', worn);
  const job = jobsOf(book).find(({ operation }) => operation === 'understitch');
  const front = book.measured.piece('neck-facing-front');
  if (!job || !front) throw new Error('Nothing to tack');
  const { shown } = sceneOf(book, job, { key: 'tack', view: 'right' });
  const crossing = crossingSeams(book.measured.seams, front.piece, front.edges);
  return { crossing, front, tacked: shown.find(({ piece }) => piece.id === front.id)?.worked ?? [] };
};

test('a facing is tacked where its free edge crosses the seam of a yoke', () => {
  const { crossing, front, tacked } = tackedOn({ 'bust-shaping': 'gathered-yoke' });
  expect(crossing).toHaveLength(1);
  expect(tacked).toEqual(expect.arrayContaining(crossing));
  const free = front.edges.filter(({ role }) => role === 'finished').flatMap(({ points }) => points);
  const [x, y] = crossing[0]?.at(-1) ?? [0, 0];
  expect(Math.min(...free.map((at) => Math.hypot(at.x - x, at.y - y)))).toBeLessThan(1);
});

test('where no seam runs into the neckline there is none to cross', () => {
  expect(tackedOn({ 'bust-shaping': 'side-dart' }).crossing).toEqual([]);
});
