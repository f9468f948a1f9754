import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { Choices, RawOptions } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { lengthOf } from '@/lib/pattern/lines';
import type { Draft } from '@/lib/pattern/types';
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

  it.each(['raglan', 'kimono'])('is not told where its seam runs on down the arm: %s', (sleeve) => {
    expect(drawn('top', { sleeve }).finished).not.toHaveProperty('shoulder');
  });
});
