import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import type { Shown } from '../cloth/scene';
import { sceneOf } from '../passes/complete-scene';

function shownIn(hem: string, key: string): readonly Shown[] {
  const book = bookWith('jacket', { inside: 'lining', hem });
  const job = jobsOf(book).find(({ operation }) => operation === 'attach-lining-hem');
  const action = job && actionsOf(book, job).find((each) => each.key === key);
  if (!job || !action) throw new Error(`No ${key}`);
  return sceneOf(book, job, action).shown;
}

const HEMS = [
  ['2-cm', 2],
  ['4-cm', 4],
] as const;

test.each(HEMS)('the lining hangs from the edge of a turned hem of %s, its seam inside', (hem, depth) => {
  const shown = shownIn(hem, 'pin');
  const [cloth, up, lining] = shown.map((each) => boundsOf(outlineOf(each)));
  expect([cloth?.bottom, up?.top, lining?.top].map((y) => Math.round(y ?? -1))).toEqual([0, depth, depth]);
  expect(shown.map(({ side }) => side)).toEqual(['wrong', 'right', 'wrong']);
  expect(lining?.bottom).toBeLessThan(0);
  const [seam = []] = shown[2]?.worked ?? [];
  for (const [, y] of seam) expect(y).toBeCloseTo(depth - 1);
});

test.each(HEMS)('its surplus falls over the seam, clear of the edge of a hem of %s', (hem, depth) => {
  const [, lining, ...cut] = shownIn(hem, 'turn');
  const fold = lining ? boundsOf(outlineOf(lining)).bottom : Number.NaN;
  expect(fold).toBeLessThan(depth - 1);
  expect(fold).toBeGreaterThan(0.4);
  // Cut through, the fold of the lining lies as high, that of the hem at its edge.
  const [shell, inner] = cut.map((each) => boundsOf(outlineOf(each)).bottom);
  expect(Math.abs((shell ?? 9) - 0)).toBeLessThan(0.2);
  expect(Math.abs((inner ?? 9) - fold)).toBeLessThan(0.2);
});
