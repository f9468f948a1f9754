import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import { sceneOf } from '../passes/complete-scene';

test.each([
  ['none', 'raglan'],
  ['natural', 'set-in'],
])('a vent is pinned below the seam that joins its halves: waist seam %s, sleeve %s', (waist, sleeve) => {
  const book = bookWith('dress', { 'waist-seam': waist, sleeve, 'side-slit': 'back-vent' });
  const job = jobsOf(book).find(({ operation }) => operation === 'sew-vent');
  const [pin] = job ? actionsOf(book, job) : [];
  if (!job || !pin) throw new Error('No vent is sewn');
  const { shown } = sceneOf(book, job, pin);
  const halves = shown.filter(({ worked }) => worked.length > 0);
  expect(halves).toHaveLength(2);
  const [one, other] = halves.map((half) => boundsOf(outlineOf(half)));
  expect(Math.abs((one?.top ?? 0) - (other?.top ?? 0))).toBeLessThan(0.5);
  expect(shown.every(({ side }) => side === 'right')).toBe(true);
});
