import { expect, test } from 'vitest';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { type Job, jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import { sceneOf } from '../passes/complete-scene';

const book = bookWith('jacket', { collar: 'notched' });

function shownAt(operation: string, key: string) {
  const job = jobsOf(book).find((each) => each.operation === operation) as Job;
  const action = actionsOf(book, job).find((each) => each.key === key);
  if (!action) throw new Error(`No ${key} of ${operation}`);
  return sceneOf(book, job, action).shown;
}

test.each([
  ['attach-collar', 'collar-under'],
  ['attach-facing', 'collar-upper'],
])('sewn into the corner of a lapel, a collar is shown otherwise than pinned: %s', (operation, id) => {
  const [pinned, sewn] = [shownAt(operation, 'pin'), shownAt(operation, 'sew')];
  expect(sewn.map(outlineOf)).not.toEqual(pinned.map(outlineOf));
  const gap = (shown: typeof pinned) => {
    const collar = shown.filter(({ piece }) => piece.id === id).flatMap(outlineOf);
    const others = shown.filter(({ piece }) => piece.id !== id).flatMap(outlineOf);
    return Math.min(
      ...collar.map(([x, y]) => Math.min(...others.map(([ox, oy]) => Math.hypot(ox - x, oy - y)))),
    );
  };
  expect(gap(sewn)).toBeLessThan(gap(pinned));
  // One seam is sewn, seen on the collar.
  expect(sewn.filter(({ worked }) => worked.length > 0).map(({ piece }) => piece.id)).toEqual([id]);
});
