import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { dartTraces } from '@/lib/testing/behaviour/h07-h09-neutrality';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';
import { drawDraft } from '../draft';

const designed = (shaping: string, options: Record<string, string> = {}) =>
  completeChoices('top', { 'bust-shaping': shaping, ...options }, {});

describe.each(['french-dart', 'armhole-dart', 'shoulder-dart', 'neck-dart'])('%s', (shaping) => {
  it.each<Record<string, string>>([
    {},
    { sleeve: 'none', 'neckline-front': 'v' },
    { length: 'cropped', 'neckline-front': 'boat' },
  ])('breaks no rule on sizes 34–56 with %j', (options) => {
    expect(brokenBySize(designed(shaping, options))).toEqual([]);
  });

  it.each(SIZE_NAMES)('leaves the fit of size %s alone', (size) => {
    const lapses = dartTraces(drawDraft, designed('side-dart'), designed(shaping), STANDARD_SIZES[size]);
    expect(lapses).toEqual([]);
  });
});
