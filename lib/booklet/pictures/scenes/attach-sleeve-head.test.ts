import { expect, test } from 'vitest';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';
import { sceneOf } from '../passes/complete-scene';

test.each(['two-piece', 'set-in'])('the strip in the cap of a %s sleeve hangs round its top', (sleeve) => {
  const book = bookWith('jacket', { sleeve, 'sleeve-length': 'long' });
  const job = jobsOf(book).find(({ operation }) => operation === 'attach-sleeve-head');
  const [sew] = job ? actionsOf(book, job) : [];
  if (!job || !sew) throw new Error('No strip is sewn in');
  const { shown } = sceneOf(book, job, sew);
  const covered = shown.filter(({ covered: strips = [] }) => strips.length > 0);
  expect(covered.map(({ piece }) => piece.part)).toContain('sleeve');
  const high = covered.flatMap(({ covered: strips = [] }) => strips.flat()).map(([, y]) => y);
  // The ring is drawn round its middle: its lowest third holds none.
  expect(Math.min(...high)).toBeGreaterThan(-Math.max(...high) * 0.6);
  expect(covered.every(({ worked }) => worked.length === 1)).toBe(true);
});
