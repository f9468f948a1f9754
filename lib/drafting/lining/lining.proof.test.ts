import { describe, expect, it } from 'vitest';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { sampleBodies } from '@/lib/testing/bodies';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

describe.each(['dress', 'jacket'] as const)('a lined %s', (garment) => {
  it.each(SIZE_NAMES)('holds every rule in size %s, with and without sleeves', (size) => {
    for (const sleeve of ['none', 'set-in']) {
      const choices = chooseInTurn(garment, { inside: 'lining', sleeve });
      expect(breaches(check(drawDraft(choices, STANDARD_SIZES[size]))), sleeve).toEqual([]);
    }
  });

  it('holds every rule on 60 women', () => {
    for (const { body: own, row } of sampleBodies(60))
      expect(
        breaches(check(drawDraft(chooseInTurn(garment, { inside: 'lining' }), own))),
        `row ${row}`,
      ).toEqual([]);
  });
});
