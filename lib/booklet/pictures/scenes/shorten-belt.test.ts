import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { type Job, jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import { sceneOf } from '../passes/complete-scene';

const book = bookWith('dress', { 'waist-seam': 'natural', belt: 'tie' });

const scenesOf = (operation: string) => {
  const job = jobsOf(book).find((each) => each.operation === operation) as Job;
  return actionsOf(book, job).map((action) => sceneOf(book, job, action));
};

test('once joined, a tie belt is folded, sewn and turned as one strip with a slanted end either side', () => {
  for (const { shown } of [...scenesOf('sew-belt'), ...scenesOf('turn-strip')]) {
    expect(shown.filter(({ unnamed }) => !unnamed)).toHaveLength(2);
    const { left, right, bottom, top } = boundsOf(shown.flatMap(outlineOf));
    const middle = (left + right) / 2;
    const mirrored = shown.flatMap(outlineOf).map(([x]) => 2 * middle - x);
    expect(Math.min(...mirrored)).toBeCloseTo(left, 6);
    expect(right - left).toBeGreaterThan(5 * (top - bottom));
    expect(right - left).toBeLessThan(100);
    const ends = shown.filter(({ unnamed }) => unnamed).map((end) => boundsOf(outlineOf(end)));
    expect(Math.min(...ends.map((end) => end.left))).toBeCloseTo(left, 6);
    expect(Math.max(...ends.map((end) => end.right))).toBeCloseTo(right, 6);
  }
});

test('what is torn out of it bears no work and no fold, and each part is torn', () => {
  for (const { shown } of scenesOf('sew-belt')) {
    expect(shown).toHaveLength(4);
    for (const { torn, outline = [], worked, creased = [] } of shown) {
      expect(torn).toBe(true);
      const [cloth, lines] = [boundsOf(outline), boundsOf([...worked, ...creased].flat())];
      expect(lines.bottom).toBeGreaterThan(cloth.bottom - 1);
      expect(lines.top).toBeLessThan(cloth.top + 1);
    }
  }
});
