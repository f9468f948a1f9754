import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import { sceneOf } from '../passes/complete-scene';
import { mouthOf, PARTS, ROW } from './welt-mouth';

const book = bookWith('jacket', { pockets: 'welt' });
const half = mouthOf(book)?.half ?? Number.NaN;

function shownIn(key: string) {
  const job = jobsOf(book).find(({ operation }) => operation === 'make-welt-pocket');
  const action = job && actionsOf(book, job).find((each) => each.key === key);
  if (!job || !action) throw new Error(`No ${key}`);
  return sceneOf(book, job, action).shown;
}

test('turned in, the welts fill the opening fold to fold, the triangle over them', () => {
  const [, lower, upper, triangle] = shownIn('turn').map((each) => boundsOf(outlineOf(each)));
  expect([lower?.bottom, lower?.top, upper?.bottom, upper?.top].map((y) => y?.toFixed(2))).toEqual(
    [-ROW, 0, 0, ROW].map((y) => y.toFixed(2)),
  );
  expect([triangle?.left, triangle?.right]).toEqual([half - PARTS, half]);
});

test('the triangle is sewn to the ends of the welts beside the garment folded back there', () => {
  const shown = shownIn('stitch');
  const [row, ...others] = shown.flatMap(({ worked }) => worked);
  expect(others).toEqual([]);
  for (const [x, y] of row ?? []) {
    expect(x - half).toBeCloseTo(0.1);
    expect(Math.abs(y)).toBeGreaterThan(ROW);
  }
  const wrong = shown.filter(({ side }) => side === 'wrong').map((each) => boundsOf(outlineOf(each)));
  expect(wrong).toHaveLength(2);
  expect(wrong[0]?.right).toBeCloseTo(half);
  expect(wrong[1]?.right).toBeCloseTo(half + PARTS);
});
