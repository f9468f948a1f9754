import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const designed = (shaping: string, options: Record<string, string> = {}) =>
  completeChoices('top', { 'back-shaping': shaping, ...options }, {});

const brokenOn = (shaping: string, options: Record<string, string>) =>
  SIZE_NAMES.flatMap((size) =>
    breaches(check(drawDraft(designed(shaping, options), STANDARD_SIZES[size]))).map(
      ({ id, where }) => `${size} ${id} ${where}`,
    ),
  );

describe.each(['none', 'waist-darts', 'shoulder-dart', 'princess'])('back shaping %s', (shaping) => {
  it.each<Record<string, string>>([
    {},
    { length: 'cropped', 'sleeve-length': 'long' },
    { 'neckline-front': 'boat', 'neckline-back': 'boat' },
    { 'neckline-back': 'v', 'bust-shaping': 'princess-armhole' },
  ])('breaks no rule on sizes 34–56 with %j', (options) => {
    expect(brokenOn(shaping, options)).toEqual([]);
  });
});
