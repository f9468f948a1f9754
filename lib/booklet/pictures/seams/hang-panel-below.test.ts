import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { contains } from '@/lib/geometry/polyline/contains';
import type { Pair } from '@/lib/geometry/types';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import { sceneOf } from '../passes/complete-scene';

const book = bookWith('dress', { 'waist-seam': 'natural', skirt: 'pleated', 'bust-shaping': 'side-dart' });
const job = jobsOf(book).find(({ operation }) => operation === 'sew-side');
const shownIn = (key: string) => {
  const action = job && actionsOf(book, job).find((each) => each.key === key);
  if (!job || !action) throw new Error('No sides are sewn');
  return sceneOf(book, job, action).shown;
};

test.each(['pin', 'sew'])('a pleated skirt hangs as straight as its bodice (%s)', (key) => {
  const shown = shownIn(key);
  for (const name of ['front', 'back']) {
    const [bodice, skirt] = [name, `skirt-${name}`].map((id) => shown.find(({ piece }) => piece.id === id));
    expect(skirt?.motion.slice(0, 4)).toEqual(bodice?.motion.slice(0, 4));
  }
});

test('front and back lie on either side of their seam', () => {
  const boxOf = (name: string) =>
    boundsOf(
      shownIn('pin')
        .filter(({ piece }) => piece.id.endsWith(name))
        .flatMap(outlineOf),
    );
  expect(boxOf('front').right).toBeLessThan(boxOf('back').left + 5);
});

test('pressed open no hole is seen in the seam at the waist', () => {
  const shown = shownIn('press');
  expect(shown.map(({ piece }) => piece.id).sort()).toEqual(['back', 'front', 'skirt-back', 'skirt-front']);
  const outlines = shown.map(outlineOf);
  const front = boundsOf(outlineOf(shown.find(({ piece }) => piece.id === 'skirt-front') as never));
  const across = Array.from({ length: 40 }, (_, i): Pair => [front.right - 10 + i / 2, front.top - 4]);
  for (const at of across) expect(outlines.some((outline) => contains(outline, at))).toBe(true);
});
