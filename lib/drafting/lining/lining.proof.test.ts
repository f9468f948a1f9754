import { describe, expect, it } from 'vitest';
import { sampleBodies } from '@/lib/testing/bodies';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

describe.each(['dress', 'jacket'] as const)('a lined %s', (garment) => {
  it('holds every rule on 60 women', () => {
    for (const { body: own, row } of sampleBodies(60))
      expect(
        breaches(check(drawDraft(chooseInTurn(garment, { inside: 'lining' }), own))),
        `row ${row}`,
      ).toEqual([]);
  });
});
