import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { Choices, RawOptions } from '@/lib/choices/types';
import { required } from '@/lib/errors/required';
import { endOf } from '@/lib/geometry/path';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { lengthOf, pathOf } from '@/lib/pattern/lines';
import type { Draft } from '@/lib/pattern/types';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const drawn = (garment: 'top' | 'dress', options: RawOptions, sizes: Choices['sizes'] = {}) =>
  drawDraft(completeChoices(garment, options, sizes), STANDARD_SIZES[44]);

/** The front's side of the shoulder seam, darts closed. */
function frontSide({ seams, pieces }: Draft): number {
  const steps = seams.find(({ id }) => id === 'shoulder')?.b ?? [];
  return steps.reduce((sum, { piece, edge }) => {
    const own = pieces.find(({ id }) => id === piece)?.edges.find(({ id }) => id === edge);
    return sum + (own ? lengthOf(own) : Number.NaN);
  }, 0);
}

describe('the shoulder as told', () => {
  it.each([
    ['a square neckline', { 'neckline-front': 'square', 'neckline-back': 'square' }],
    ['a boat neckline', { 'neckline-front': 'boat', 'neckline-back': 'boat' }],
    ['a dart in the shoulder', { 'bust-shaping': 'shoulder-dart', 'back-shaping': 'shoulder-dart' }],
    ['a princess seam from the shoulder', { 'bust-shaping': 'princess-shoulder' }],
    ['a dropped shoulder', { sleeve: 'dropped' }],
    ['a cap', { sleeve: 'cap' }],
    ['straps', { sleeve: 'straps' }],
  ])('is the seam as it is sewn: %s', (_, options) => {
    const draft = drawn('dress', { opening: 'back-zip', ...options });
    expect(draft.finished.shoulder).toBeCloseTo(frontSide(draft), 3);
  });

  it('is as wide as the straps', () => {
    const { finished } = drawn('top', { sleeve: 'straps' }, { 'strap-width': 3 });
    expect(finished.shoulder).toBeCloseTo(3, 1);
  });

  it.each(['stand', 'peter-pan', 'shawl'])('begins beside the neck under a %s collar', (collar) => {
    const draft = drawn('top', { sleeve: 'straps', collar, opening: 'front-buttons' }, { 'strap-width': 3 });
    const front = draft.pieces.find(({ id }) => id === 'front');
    const neck = front?.edges.find(({ line }) => line === 'shoulder');
    const [x = 0, y = 0] = front?.landmarks.sideNeckPoint ?? [];
    const { x: atX, y: atY } = endOf(pathOf(required(neck, 'shoulder')));
    expect(Math.hypot(atX - x, atY - y)).toBeCloseTo(draft.choices.sizes['neckline-front-width'] ?? 0, 3);
    expect(draft.finished.shoulder).toBeCloseTo(3, 1);
    expect(breaches(check(draft))).toEqual([]);
  });

  it.each(['raglan', 'kimono'])('is not told where its seam runs on down the arm: %s', (sleeve) => {
    expect(drawn('top', { sleeve }).finished).not.toHaveProperty('shoulder');
  });
});
