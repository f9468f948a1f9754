import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { drawDraft } from '@/lib/drafting/draft';
import { itemsBox } from '@/lib/drawing/bounds';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { flatDrawing } from '../flat';

const CROSSED = { opening: 'wrap', silhouette: 'a-line' };

describe('the edge of fronts that cross', () => {
  it.each<RawOptions>([
    { 'neckline-front': 'wrap' },
    { 'neckline-front': 'wrap', 'bust-shaping': 'gathers-under-bust' },
    { collar: 'notched', 'bust-shaping': 'gathers-under-bust' },
    { collar: 'shawl', sleeve: 'raglan', 'bust-shaping': 'gathers-under-bust' },
  ])('is one line from the centre to the hem: %j', (options) => {
    const choices = completeChoices('dress', { ...CROSSED, ...options }, {});
    expect(choices.options).toMatchObject(options);
    const { items } = flatDrawing(drawDraft(choices, STANDARD_SIZES['44']), 'front');
    const laps = items.filter((item) => item.kind === 'stroke' && item.id === 'front/lap');
    expect(laps).toHaveLength(1);
    const [left, lower, , upper] = itemsBox(laps) ?? [];
    expect(left).toBeCloseTo(0, 3);
    const body = itemsBox(items.filter((item) => item.kind === 'stroke' && item.id === 'front/side'));
    expect(lower).toBeLessThan((body?.[1] ?? 0) + 1);
    expect(upper).toBeGreaterThan((lower ?? 0) + 50);
  });
});
