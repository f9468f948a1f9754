import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';
import { sceneOf } from '../passes/complete-scene';

test('a strip covers each hem from its cut edge to 1 cm beyond the fold', () => {
  const book = bookWith('jacket', { silhouette: 'straight', 'back-shaping': 'none' });
  const job = jobsOf(book).find(({ operation }) => operation === 'interface-hem');
  const [fuse] = job ? actionsOf(book, job) : [];
  if (!job || !fuse) throw new Error('No hem is fused');
  const { shown } = sceneOf(book, job, fuse);
  expect(shown.map(({ side, covered }) => [side, covered?.length])).toEqual(shown.map(() => ['wrong', 1]));
  const back = shown.find(({ piece }) => piece.id === 'back');
  const [strip = []] = back?.covered ?? [];
  const { bottom } = boundsOf(back?.piece.cutLine ?? []);
  expect(boundsOf(strip).bottom).toBeCloseTo(bottom, 1);
  const atFold = strip.filter(([x]) => x < 1).map(([, y]) => y);
  expect(Math.max(...atFold) - Math.min(...atFold)).toBeCloseTo(5, 1);
});
