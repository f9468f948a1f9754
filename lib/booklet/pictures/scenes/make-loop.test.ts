import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs';
import { outlineOf } from '../cloth/lay-piece';
import { sceneOf } from '../passes/complete-scene';

test.each([
  ['front', { 'neckline-front': 'keyhole' }],
  ['back', { opening: 'back-keyhole' }],
] as const)(
  'the halves of a %s with a slit are joined below it, the one with the loop on top',
  (part, worn) => {
    const book = bookWith('top', worn);
    const job = jobsOf(book).find(({ operation }) => operation === 'make-loop');
    const [place] = job ? actionsOf(book, job) : [];
    if (!job || !place) throw new Error('No loop is made');
    const { shown } = sceneOf(book, job, place);
    expect(shown.map(({ piece }) => piece.part)).toEqual([part, part]);
    const [left, right] = shown.map((each) => boundsOf(outlineOf(each))).sort((a, b) => a.left - b.left);
    expect(right?.left).toBeCloseTo(left?.right ?? Number.NaN, 1);
    expect(shown.map(({ worked }) => worked.length)).toEqual([0, 1]);
  },
);
