import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { largestBreak } from '@/lib/geometry/fairness';
import { pathLength } from '@/lib/geometry/length';
import type { Path } from '@/lib/geometry/types';
import { SIZE_NAMES, type SizeName, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pathOf } from '@/lib/pattern/lines';
import { drawDraft } from '../draft';
import { solveCap } from './cap';

const plain = completeChoices('top', { opening: 'none', sleeve: 'set-in' }, {});

function armhole(size: SizeName, piece: string): Path {
  const found = drawDraft(plain, STANDARD_SIZES[size]).pieces.find(({ id }) => id === piece);
  const edge = found?.edges.find(({ line }) => line === 'armhole');
  if (!edge) throw new Error(`No armhole on ${piece}`);
  return pathOf(edge);
}

describe('the cap of a set-in sleeve', () => {
  it('comes out a third of the armhole less 0.5 high at size 38 (METHODS §5.1)', () => {
    const request = { front: armhole('38', 'front'), back: armhole('38', 'back'), width: 33, ease: 2 };
    const { solved } = solveCap(request);
    const third = (pathLength(request.front) + pathLength(request.back)) / 3 - 0.5;
    expect(solved.ok && Math.abs(solved.value - third)).toBeLessThan(0.35);
  });

  it.each(SIZE_NAMES)('is the drawn armhole and its ease at size %s, without a corner', (size) => {
    const { bicepsCircumference } = STANDARD_SIZES[size];
    const request = {
      front: armhole(size, 'front'),
      back: armhole(size, 'back'),
      width: bicepsCircumference + 5,
      ease: 2,
    };
    const { solved, draw } = solveCap(request);
    if (!solved.ok) throw new Error('not solved');
    const { path } = draw(solved.value);
    expect(pathLength(path)).toBeCloseTo(pathLength(request.front) + pathLength(request.back) + 2, 4);
    expect(largestBreak(path)).toBeLessThan(0.3);
  });

  it('fails, and does not guess, when no cap of that width can be set in', () => {
    const request = { front: armhole('38', 'front'), back: armhole('38', 'back'), width: 60, ease: 2 };
    expect(solveCap(request).solved.ok).toBe(false);
  });
});
