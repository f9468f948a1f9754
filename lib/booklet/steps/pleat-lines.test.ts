import { expect, test } from 'vitest';
import { actionsOf } from '../chapters/steps';
import type { Shown } from '../drawings/scene';
import { bookWith } from '../test-book';
import { jobsOf } from './jobs';
import { sceneOf } from './pictures';
import { PLEAT_STITCHED } from './pleat-lines';

function shownIn(operation: string, worn: Record<string, string>): Record<string, Shown | undefined> {
  const book = bookWith('dress', worn);
  const job = jobsOf(book).find((each) => each.operation === operation);
  if (!job) throw new Error(`No ${operation}`);
  return Object.fromEntries(
    actionsOf(book, job).map((action) => [action.key, sceneOf(book, job, action).shown[0]]),
  );
}

const lengthOf = (line: readonly (readonly [number, number])[]): number =>
  line
    .slice(1)
    .reduce((sum, [x, y], i) => sum + Math.hypot(x - (line[i]?.[0] ?? 0), y - (line[i]?.[1] ?? 0)), 0);

test('pleats are folds, brought to lines that are drawn unlike them', () => {
  const { mark, fold } = shownIn('fold-pleats', { 'waist-seam': 'natural', skirt: 'pleated' });
  expect(mark?.worked).toEqual([]);
  expect(mark?.creased?.length).toBeGreaterThan(1);
  expect(mark?.placed?.length).toBeGreaterThan(0);
  expect(fold?.brought).toHaveLength(fold?.creased?.length ?? 0);
  const places = fold?.placed?.map(([at]) => at?.[0]) ?? [];
  fold?.brought?.slice(0, places.length).forEach(([from, to], i) => {
    expect(to[0]).toBeCloseTo(places[i] ?? Number.NaN);
    expect(to[1]).toBeCloseTo(from[1]);
  });
});

test('pleats lie folded while they are basted, at the top and on the hips', () => {
  const { fold, baste } = shownIn('fold-pleats', { 'waist-seam': 'natural', skirt: 'pleated' });
  const widthOf = (shown?: Shown) => {
    const xs = shown?.piece.cutLine.map(([x]) => x) ?? [];
    return Math.max(...xs) - Math.min(...xs);
  };
  expect(widthOf(baste)).toBeLessThan(widthOf(fold) / 2);
  expect(baste?.within?.length).toBeGreaterThan(1);
  expect(baste?.worked).toHaveLength(2);
});

test('the pleat of a lining is stitched at the top and at the waist, as its words say', () => {
  const { fold } = shownIn('fold-lining-pleat', { inside: 'lining', opening: 'none' });
  expect(fold?.unfolded).toBe(false);
  expect(fold?.worked.map(lengthOf)).toEqual([
    expect.closeTo(PLEAT_STITCHED),
    expect.closeTo(PLEAT_STITCHED),
  ]);
});
