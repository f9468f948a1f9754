import { describe, expect, it } from 'vitest';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';
import { POCKETS } from './registry';

describe('pockets', () => {
  it.each(Object.keys(POCKETS))('%s holds every rule in every size, whatever shapes the bust', (pockets) => {
    for (const size of SIZE_NAMES)
      for (const bust of ['side-dart', 'princess-shoulder']) {
        const choices = chooseInTurn('top', { length: 'tunic', 'bust-shaping': bust, pockets });
        expect(breaches(check(drawDraft(choices, STANDARD_SIZES[size]))), size).toEqual([]);
      }
  });
});
