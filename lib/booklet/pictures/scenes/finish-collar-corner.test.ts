import { expect, test } from 'vitest';
import type { Garment } from '@/lib/choices/types';
import { boundsOf } from '@/lib/geometry/bounds';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import type { Scene } from '../cloth/scene';
import { sceneOf } from '../passes/complete-scene';

function scene(garment: Garment, collar: string, key: string): Scene {
  const book = bookWith(garment, { collar, opening: 'front-buttons' });
  const job = jobsOf(book).find(({ operation }) => operation === 'sew-collar');
  const action = job && actionsOf(book, job).find((each) => each.key === key);
  if (!job || !action) throw new Error('No such collar');
  return sceneOf(book, job, action);
}

const CORNERED = [
  ['top', 'shirt'],
  ['jacket', 'notched'],
] as const;

test.each(CORNERED)(
  'the corner of a collar is cut across beside its stitching (%s, %s)',
  (garment, collar) => {
    const { shown, detail, trimmed } = scene(garment, collar, 'grade');
    expect([detail, trimmed, shown.length]).toEqual([true, true, 3]);
    const [wide, narrow, offcut] = shown;
    if (!wide || !narrow || !offcut) throw new Error('A layer is missing');
    expect([wide.side, narrow.side]).toEqual(['right', 'wrong']);
    const [cut = []] = narrow.worked;
    const off = cut.map(([x, y]) => Math.hypot(x, y));
    // The stitching turns at the origin.
    expect(Math.min(...off)).toBeCloseTo(0.2, 1);
    const top = (shown: typeof wide) => boundsOf(outlineOf(shown)).top;
    expect(top(wide)).toBeGreaterThan(top(narrow) + 0.05);
    expect(top(offcut)).toBeGreaterThan(top(wide));
  },
);

test.each(CORNERED)('turned, its seam is seen from below alone (%s, %s)', (garment, collar) => {
  const [rim, face, back] = scene(garment, collar, 'turn').shown;
  if (!rim || !face || !back) throw new Error('A side is missing');
  expect([face.worked.length, back.worked.length]).toEqual([0, 1]);
  expect(rim.piece.id).toBe(face.piece.id);
  const [edge, own] = [boundsOf(outlineOf(rim)), boundsOf(outlineOf(back))];
  expect(edge.top - own.top).toBeCloseTo(0.16, 1);
});

test('a collar without a corner is shown whole', () => {
  expect(scene('top', 'peter-pan', 'grade').detail).toBeUndefined();
});
