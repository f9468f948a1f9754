import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { areaOf } from '@/lib/geometry/polygon';
import { testPiece } from '@/lib/testing/layout/pieces';
import { inHalves } from './in-halves';
import { copiesOf } from './shapes';

const half = testPiece(
  'skirt',
  [
    [0, 60],
    [0, 0],
    [40, 0],
    [30, 60],
  ],
  { onFold: true },
);

test('a piece on the fold is cut twice, mirrored, with an allowance along its fold', () => {
  const cut = inHalves(half, 1.5);
  expect(copiesOf(cut)).toBe(2);
  expect(cut.cut).toMatchObject({ onFold: false, mirrored: true });
  expect(boundsOf(cut.cutLine)).toEqual({ left: -1.5, bottom: 0, right: 40, top: 60 });
  expect(areaOf(cut.cutLine)).toBeCloseTo(areaOf(half.cutLine) + 1.5 * 60);
});

test('a piece without a fold stays as it is', () => {
  const whole = testPiece('sleeve', half.cutLine);
  expect(inHalves(whole, 1)).toBe(whole);
});
