import { expect, test } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { drawDraft } from '@/lib/drafting/draft';
import { itemsBox } from '@/lib/drawing/bounds';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { flatDrawing } from '../flat';

const GATHERED = { 'bust-shaping': 'gathers-under-bust', 'waist-seam': 'empire', fit: 'loose' };

test.each(['straight', 'elastic-waist', 'drawstring-waist'])(
  'a silhouette %s shows the fullness of the bust within its seam',
  (silhouette) => {
    const choices = completeChoices('dress', { ...GATHERED, silhouette }, {});
    const { items } = flatDrawing(drawDraft(choices, STANDARD_SIZES['44']), 'front');
    const box = (id: string) => itemsBox(items.filter((item) => item.kind === 'stroke' && item.id === id));
    const [gathers, side] = [box('front/gathers'), box('front/side')];
    expect(gathers?.[0]).toBeGreaterThan(side?.[0] ?? 0);
    expect(gathers?.[2]).toBeLessThan(side?.[2] ?? 0);
  },
);
