import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { dartTraces } from '@/lib/testing/behaviour/h07-h09-neutrality';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';
import { drawDraft } from '../draft';

const designed = (shaping: string, options: Record<string, string> = {}) =>
  completeChoices('top', { 'bust-shaping': shaping, ...options }, {});

describe.each(['princess-armhole', 'princess-shoulder'])('%s', (shaping) => {
  it.each(SIZE_NAMES)('eases a little, and never over 0.6, into the side panel of size %s', (size) => {
    const { seams } = drawDraft(designed(shaping), STANDARD_SIZES[size]);
    const seam = seams.find(({ id }) => id === 'front-princess');
    expect(seam?.ease).toBeGreaterThan(0.15);
    expect(seam?.ease).toBeLessThanOrEqual(0.6);
  });

  it.each<Record<string, string>>([
    {},
    { length: 'cropped' },
    { silhouette: 'straight', 'back-shaping': 'none' },
  ])('breaks no rule on sizes 34–56 with %j', (options) => {
    expect(brokenBySize(designed(shaping, options))).toEqual([]);
  });

  it.each(['34', '38', '44', '52'] as const)('leaves the fit of size %s alone', (size) => {
    expect(dartTraces(drawDraft, designed('side-dart'), designed(shaping), STANDARD_SIZES[size])).toEqual([]);
  });
});
