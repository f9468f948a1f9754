import { describe, expect, it, test } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { drawDraft } from '@/lib/drafting/draft';
import { itemsBox } from '@/lib/drawing/bounds';
import { required } from '@/lib/errors/required';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { flatDrawing, type View } from '../flat';

const options = { 'hem-shape': 'asymmetric', opening: 'none', silhouette: 'straight', 'side-slit': 'none' };

/** The lowest place of each half of a drawing: that where x is negative, and the other. */
function lowest(view: View, drop: number, more: Record<string, string> = {}): [number, number] {
  const draft = drawDraft(
    completeChoices('dress', { ...options, ...more }, { 'hem-drop': drop }),
    STANDARD_SIZES['40'],
  );
  const sides = flatDrawing(draft, view).items.filter(
    (item) => item.kind === 'stroke' && item.id?.endsWith(`${view}/side`),
  );
  const foot = (isRight: boolean) => {
    const own = sides.filter((item) => {
      const [x0 = 0, , x1 = 0] = itemsBox([item]) ?? [];
      return x0 + x1 > 0 === isRight;
    });
    return itemsBox(own)?.[1] ?? Number.NaN;
  };
  return [foot(false), foot(true)];
}

describe('a hem that drops, as it is drawn', () => {
  it.each<Record<string, string>>([{}, { 'waist-seam': 'natural', skirt: 'a-line' }])(
    'hangs lower on her left by as much as it drops %j',
    (more) => {
      const [right, left] = lowest('front', 12, more);
      expect(right - left).toBeCloseTo(12, 0);
      const [behindLeft, behindRight] = lowest('back', 12, more);
      expect(behindRight - behindLeft).toBeCloseTo(12, 0);
    },
  );
});

test('buttons keep their shape and their height on the half that drops', () => {
  const choices = completeChoices(
    'dress',
    { ...options, 'waist-seam': 'natural', skirt: 'a-line', opening: 'double-breasted' },
    {},
  );
  const { items } = flatDrawing(drawDraft(choices, STANDARD_SIZES['40']), 'front');
  const row = items.filter(
    (item) => item.kind === 'stroke' && item.fill !== undefined && item.id === 'skirt-front/buttons',
  );
  const boxes = row.map((item) => required(itemsBox([item]), 'a drawn button'));
  for (const [x0, y0, x1, y1] of boxes) expect(x1 - x0).toBeCloseTo(y1 - y0, 6);
  const heights = new Set(boxes.map(([, y0]) => y0.toFixed(6)));
  expect(heights.size).toBe(boxes.length / 2);
});
