import { expect, it } from 'vitest';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Draft } from '@/lib/pattern/types';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

/** From the neck edge down to the first button of the front. */
function below({ pieces }: Draft): number {
  const front = pieces.find(({ id }) => id === 'front');
  const neck = front?.edges.find(({ line }) => line === 'neckline-extension')?.path[0];
  const heights = front?.marks.flatMap(({ kind, at }) => (kind === 'button' ? [at[1]] : [])) ?? [];
  return Number(neck?.[2]) - Math.max(...heights);
}

const drawn = (collar: string, size: (typeof SIZE_NAMES)[number]) =>
  drawDraft(chooseInTurn('top', { opening: 'front-buttons', collar }), STANDARD_SIZES[size]);

it.each(SIZE_NAMES)(
  'the first button of a shirt at size %s lies 6 to 7 cm below that of its stand',
  (size) => {
    const draft = drawn('shirt', size);
    const inStand = ((draft.choices.sizes['collar-height'] as number) - 0.6) / 2;
    expect(below(draft) + inStand).toBeGreaterThanOrEqual(6);
    expect(below(draft) + inStand).toBeLessThanOrEqual(8);
    expect(breaches(check(draft))).toEqual([]);
  },
);

it('without a stand it lies half its own width and 1 cm below the neck edge', () => {
  expect(below(drawn('none', '38'))).toBeCloseTo(1.75, 5);
});
