import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { areaOf } from '@/lib/geometry/polygon';
import type { Pair } from '@/lib/geometry/types';
import { grainTurn } from '@/lib/layout/shapes';
import { testPiece } from '@/lib/testing/layout/pieces';
import { unfoldedOutline } from './unfold';

const HALF: Pair[] = [
  [0, 30],
  [0, 0],
  [10, 0],
  [14, 20],
  [6, 31],
];

test('a piece on the fold opens to twice its area, symmetrical about the fold', () => {
  const outline = unfoldedOutline(testPiece('front', HALF, { onFold: true }));
  expect(areaOf(outline)).toBeCloseTo(2 * areaOf(HALF), 9);
  expect(boundsOf(outline)).toMatchObject({ left: -14, right: 14 });
});

test('a fold drawn anywhere in the loop opens the same', () => {
  const turned: Pair[] = [...HALF.slice(3), ...HALF.slice(0, 3)];
  const piece = testPiece('front', HALF, { onFold: true });
  expect(areaOf(unfoldedOutline({ ...piece, cutLine: turned }))).toBeCloseTo(2 * areaOf(HALF), 9);
});

test('a piece without fold stays as it is', () => {
  expect(unfoldedOutline(testPiece('back', HALF))).toBe(HALF);
});

test.each([
  [[0, 0], [0, 10], 0],
  [[0, 10], [0, 0], 0],
  [[0, 0], [10, 0], 90],
  [[0, 0], [5, 5], 45],
] as const)('grain %j–%j is turned upright by %d degrees', (from, to, degrees) => {
  expect(grainTurn({ ...testPiece('p', HALF), grain: [from, to] })).toBeCloseTo(degrees, 9);
});
