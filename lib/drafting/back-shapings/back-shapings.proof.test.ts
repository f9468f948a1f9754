import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';

const designed = (shaping: string, options: Record<string, string> = {}) =>
  completeChoices('top', { 'back-shaping': shaping, ...options }, {});

describe.each(['none', 'waist-darts', 'shoulder-dart', 'princess'])('back shaping %s', (shaping) => {
  it.each<Record<string, string>>([
    {},
    { length: 'cropped', 'sleeve-length': 'long' },
    { 'neckline-front': 'boat', 'neckline-back': 'boat' },
    { 'neckline-back': 'v', 'bust-shaping': 'princess-armhole' },
  ])('breaks no rule on sizes 34–56 with %j', (options) => {
    expect(brokenBySize(designed(shaping, options))).toEqual([]);
  });
});
