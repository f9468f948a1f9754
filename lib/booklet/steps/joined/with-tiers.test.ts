import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/layout/silhouette';
import { actionsOf } from '../../chapters/steps';
import { outlineOf } from '../../drawings/ink/scene-drawing';
import { bookWith } from '../../test-book';
import { type Job, jobsOf } from '../jobs';
import { sceneOf } from '../pictures';

const book = bookWith('dress', { 'waist-seam': 'empire', skirt: 'tiered' });
const shownIn = (operation: string, key: string) => {
  const job = jobsOf(book).find((each) => each.operation === operation) as Job;
  const action = actionsOf(book, job).find((each) => each.key === key);
  if (!action) throw new Error(`No ${key}`);
  return sceneOf(book, job, action).shown;
};

test.each(['gather', 'pin', 'press'])('a skirt has its tiers on when its waist is sewn (%s)', (key) => {
  const shown = shownIn('gather-skirt', key);
  const [tiers, skirts] = ['skirt-front-tier-2', 'skirt-front'].map((id) =>
    shown.filter(({ piece }) => piece.id === id),
  );
  expect(skirts).toHaveLength(1);
  expect(tiers?.length).toBeGreaterThan(0);
  const [below, above] = [tiers ?? [], skirts ?? []].map((each) => boundsOf(each.flatMap(outlineOf)));
  expect(below?.bottom).toBeLessThan((above?.bottom ?? 0) - 5);
  expect(Math.abs((below?.left ?? 0) - (above?.left ?? 0))).toBeLessThan(key === 'gather' ? 3 : 0.1);
  expect(Math.abs((below?.right ?? 0) - (above?.right ?? 0))).toBeLessThan(3);
  for (const each of tiers ?? []) {
    expect(each.torn).toBe(true);
    expect(each.within?.length).toBeGreaterThan(4);
  }
});

test('before they are sewn on no tier hangs there', () => {
  const shown = shownIn('gather-tier', 'gather');
  expect(new Set(shown.map(({ piece }) => piece.id)).size).toBe(shown.length);
  expect(shown.some(({ torn }) => torn)).toBe(false);
});
