import { expect, test } from 'vitest';
import type { Garment } from '@/lib/choices/types';
import { bookWith } from '@/lib/testing/booklet/book';
import { jobsOf } from '../../steps/jobs/jobs';
import { sceneOf } from '../passes/complete-scene';
import { facedAll } from './find-faced-seams';
import { crossingSeams } from './tack-facing';

const tackedOn = (worn: Readonly<Record<string, string>>, garment: Garment = 'dress') => {
  const book = bookWith(garment, worn);
  const job = jobsOf(book).find(({ operation }) => operation === 'understitch');
  const front = book.measured.piece('neck-facing-front');
  if (!job || !front) throw new Error('Nothing to tack');
  const { shown } = sceneOf(book, job, { key: 'tack', view: 'right' });
  const crossing = crossingSeams(facedAll(book, job), front.piece, front.edges);
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

test('below a collar a facing is tacked where its free edge crosses the seams of raglan sleeves', () => {
  const raglan = { sleeve: 'raglan', inside: 'facings', opening: 'front-zip', collar: 'stand' };
  const { crossing, front, tacked } = tackedOn(raglan, 'jacket');
  expect(crossing).toHaveLength(1);
  // Beside what holds it at the shoulder.
  expect(tacked.length).toBeGreaterThan(1);
  const [x, y] = crossing[0]?.at(-1) ?? [0, 0];
  const free = front.edges.filter(({ role }) => role === 'finished').flatMap(({ points }) => points);
  expect(Math.min(...free.map((at) => Math.hypot(at.x - x, at.y - y)))).toBeLessThan(1);
});
