import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import type { Scene } from '../cloth/scene';
import { sceneOf } from '../passes/complete-scene';

function seenIn(sleeve: string, key: string): Scene {
  const book = bookWith('jacket', { inside: 'lining', sleeve });
  const job = jobsOf(book).find(({ operation }) => operation === 'attach-lining-sleeve-hem');
  const action = job && actionsOf(book, job).find((each) => each.key === key);
  if (!job || !action) throw new Error(`No ${key}`);
  return sceneOf(book, job, action);
}

/** The hem of a jacket's sleeve is 3 deep; its lining is sewn on an allowance of 1. */
const [DEPTH, SEAM] = [3, 2];

test.each(['two-piece', 'set-in', 'raglan'])(
  'the lining of a %s sleeve is sewn on its turned hem along its folded edge, by hand',
  (sleeve) => {
    const { shown, hand } = seenIn(sleeve, 'sew');
    const [cloth, up, lining] = shown.map((each) => boundsOf(outlineOf(each)));
    expect(cloth?.bottom).toBeCloseTo(0);
    expect(up?.top).toBeCloseTo(DEPTH);
    expect(lining?.bottom).toBeCloseTo(SEAM);
    expect(shown.slice(0, 3).map(({ side }) => side)).toEqual(['wrong', 'right', 'right']);
    for (const [, y] of shown[2]?.worked.flat() ?? []) expect(y).toBeCloseTo(SEAM);
    expect(hand).toBe('needle');
  },
);

test('a sleeve and its lining are shown at the same seam', () => {
  const [, up, lining] = seenIn('two-piece', 'pull').shown;
  expect([up?.piece.id, lining?.piece.id]).toEqual(['sleeve-under', 'lining-sleeve-under']);
});

test('what the lining has to spare falls over its stitches, clear of the edge', () => {
  const [shell, lining] = seenIn('two-piece', 'sew')
    .shown.slice(3)
    .map((each) => boundsOf(outlineOf(each)));
  expect(shell?.bottom).toBeLessThan(0.2);
  expect(lining?.bottom).toBeLessThan(SEAM - 0.3);
  expect(lining?.bottom).toBeGreaterThan(0.8);
});
