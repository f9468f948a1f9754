import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { type Job, jobsOf } from '../../steps/jobs';
import { sceneOf } from '../passes/complete-scene';

test('a slit is turned over the hem sewn before it, and its allowance no higher than it is open', () => {
  const book = bookWith('top', { 'side-slit': 'sides', length: 'tunic' });
  const job = jobsOf(book).find(({ operation }) => operation === 'sew-slit') as Job;
  const action = actionsOf(book, job).find(({ key }) => key === 'sew');
  const { shown } = sceneOf(book, job, action as never);
  const [front] = shown;
  const piece = book.draft.pieces.find(({ id }) => id === front?.piece.id);
  const hem = piece?.edges.find(({ line }) => line === 'hem')?.allowance ?? 0;
  const level = boundsOf(front?.outline ?? []).bottom;
  expect(level - boundsOf(piece?.cutLine ?? []).bottom).toBeCloseTo(hem, 1);
  const length = Number(
    book.draft.operations.find(({ operation }) => operation === 'sew-slit')?.figures.length,
  );
  const [, slit] = front?.turned ?? [];
  const { bottom, top } = boundsOf(slit?.surface ?? []);
  expect(top - bottom).toBeLessThan(length + 0.5);
  expect(top - bottom).toBeGreaterThan(length - 0.5);
  const fold = Math.max(...(front?.outline ?? []).filter(([, y]) => y < level + 1).map(([x]) => x));
  const caught = boundsOf(front?.turned?.[0]?.surface ?? []);
  expect(Math.abs(Math.max(caught.right, -caught.left) - fold)).toBeLessThan(0.1);
});
