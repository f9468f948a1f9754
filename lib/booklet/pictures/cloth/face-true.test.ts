import { expect, test } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { drawDraft } from '@/lib/drafting/draft';
import { MIRRORED, STILL } from '@/lib/geometry/motion';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { facedTrue } from './face-true';
import { lying } from './lay-piece';

const front = (neckline: 'round' | 'one-shoulder') => {
  const choices = completeChoices('top', { 'neckline-front': neckline }, {});
  return pieceOf(drawDraft(choices, STANDARD_SIZES['40']), 'front') ?? expect.unreachable();
};
const arrow = { at: [3, 4], direction: [1, 0] } as const;
const scene = (piece: ReturnType<typeof front>, side: 'right' | 'wrong') => ({
  shown: [lying(piece, side)],
  arrows: [arrow],
});

test('with its wrong side up a piece whose left and right differ lies mirrored, with its arrows', () => {
  const turned = facedTrue(scene(front('one-shoulder'), 'wrong'));
  expect(turned.shown.map(({ motion }) => motion)).toEqual([MIRRORED]);
  expect(turned.arrows).toEqual([{ at: [-3, 4], direction: [-1, 0] }]);
  expect(facedTrue(turned)).toBe(turned);
});

test('what is seen right side up, or is alike on both sides, stays as it lies', () => {
  for (const own of [scene(front('one-shoulder'), 'right'), scene(front('round'), 'wrong')]) {
    expect(facedTrue(own)).toBe(own);
    expect(own.shown.map(({ motion }) => motion)).toEqual([STILL]);
  }
});
