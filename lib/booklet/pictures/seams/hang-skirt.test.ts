import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { bookWith } from '@/lib/testing/booklet/book';
import type { Book } from '../../book';
import { actionsOf } from '../../chapters/steps';
import { type Job, jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import type { Shown } from '../cloth/scene';
import { sceneOf } from '../passes/complete-scene';

const worn = { 'waist-seam': 'natural', 'bust-shaping': 'princess-armhole' };

const circle = bookWith('dress', { ...worn, skirt: 'full-circle' });

function shownIn(book: Book, key: string): readonly Shown[] {
  const job = jobsOf(book).find(({ operation }) => operation === 'join-skirt') as Job;
  const action = actionsOf(book, job).find((each) => each.key === key);
  if (!action) throw new Error(`No ${key}`);
  return sceneOf(book, job, action).shown;
}
const boxOf = (shown: readonly Shown[], ids: readonly string[]) =>
  boundsOf(shown.filter(({ piece }) => ids.includes(piece.id)).flatMap(outlineOf));

test.each([
  ['pin', 3],
  ['press', 0],
] as const)('a circle skirt hangs from all of the edge of its bodice (%s)', (key, air) => {
  const shown = shownIn(circle, key);
  const skirt = boxOf(shown, ['skirt-front']);
  const bodice = boxOf(shown, ['front-centre', 'front-side']);
  // As wide as that, below it, and torn off.
  expect(skirt.right - skirt.left).toBeLessThan(bodice.right - bodice.left + 2);
  expect(skirt.right - skirt.left).toBeGreaterThan(15);
  expect(skirt.top).toBeLessThan(bodice.bottom + 3.5 - air);
  expect(shown.filter(({ piece }) => piece.part.startsWith('skirt')).every(({ torn }) => torn)).toBe(true);
});

test('its notches lie on its edge as that is pinned', () => {
  const shown = shownIn(bookWith('top', { silhouette: 'peplum' }), 'pin');
  const skirts = shown.filter(({ piece }) => piece.part.startsWith('skirt'));
  const notches = skirts.flatMap((each) => (each.notched ?? []).map((notch) => ({ each, notch })));
  expect(notches.length).toBeGreaterThan(0);
  for (const { each, notch } of notches) {
    const { top, bottom } = boundsOf(each.outline ?? []);
    expect(notch.at[1]).toBeGreaterThan(bottom + 8);
    expect(notch.at[1]).toBeLessThan(top + 0.1);
    expect(notch.inward[1]).toBeLessThan(-0.9);
  }
});

test('a straight skirt is shown whole', () => {
  const shown = shownIn(bookWith('dress', { ...worn, skirt: 'a-line' }), 'press');
  expect(shown.some(({ bent }) => bent)).toBe(false);
});
