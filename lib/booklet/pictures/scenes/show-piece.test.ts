import { expect, test } from 'vitest';
import { detailsOf } from '@/lib/operations/action';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs';
import { sceneOf } from '../passes/complete-scene';

test('of a pair that lies side by side both are folded, each the mirror image of the other', () => {
  const book = bookWith('dress', { inside: 'facings', opening: 'back-zip' });
  const job = jobsOf(book).find(({ operation }) => operation === 'finish-facing-at-zip');
  const fold = job && actionsOf(book, job).find((action) => detailsOf(action).draws === 'crease');
  if (!job || !fold) throw new Error('No facing is folded at a zip');
  const { shown, arrows } = sceneOf(book, job, fold);
  expect(shown.map(({ motion }) => Math.sign(motion[0]))).toEqual([-1, 1]);
  const ways = (sign: number) => arrows.filter(({ direction }) => Math.sign(direction[0]) === sign).length;
  expect(ways(1)).toBeGreaterThan(0);
  expect(ways(-1)).toBe(ways(1));
});
