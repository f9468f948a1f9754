import { expect, test } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { drawDraft } from '@/lib/drafting/draft';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { ruledSize } from './ruled-size';

const sizesOf = (skirt: string) => {
  const choices = completeChoices('dress', { 'waist-seam': 'natural', skirt, opening: 'side-zip' }, {});
  const { pieces } = drawDraft(choices, STANDARD_SIZES['40']);
  return new Map(pieces.map((piece) => [piece.id, ruledSize(piece)]));
};

test('a gathered skirt is a rectangle that can be ruled, with its allowances', () => {
  const { choices, pieces } = drawDraft(
    completeChoices('dress', { 'waist-seam': 'natural', skirt: 'gathered', opening: 'side-zip' }, {}),
    STANDARD_SIZES['40'],
  );
  expect(choices.options.skirt).toBe('gathered');
  const skirt = pieces.find(({ id }) => id === 'skirt-front') ?? expect.unreachable();
  const [width, height] = ruledSize(skirt) ?? expect.unreachable();
  const xs = skirt.cutLine.map(([x]) => x);
  expect(width).toBeCloseTo(Math.max(...xs) - Math.min(...xs), 9);
  expect(height).toBeGreaterThan(50);
});

test('what is curved, slanting or small is not', () => {
  const sizes = sizesOf('a-line');
  for (const id of ['front', 'skirt-front', 'sleeve']) expect(sizes.get(id)).toBeUndefined();
  expect(
    ruledSize({
      cutLine: [
        [0, 0],
        [30, 0],
        [30, 30],
        [0, 30],
      ],
    }),
  ).toBeUndefined();
  expect(
    ruledSize({
      cutLine: [
        [0, 0],
        [40, 0],
        [40, 30],
        [20, 20],
        [0, 30],
      ],
    }),
  ).toBeUndefined();
});
