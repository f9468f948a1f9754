import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { drawDraft } from '@/lib/drafting/draft';
import { itemsBox } from '@/lib/drawing/bounds';
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
