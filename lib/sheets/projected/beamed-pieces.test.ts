import { expect, test } from 'vitest';
import { defaultChoices } from '@/lib/choices/defaults';
import { drawDraft } from '@/lib/drafting/draft';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { testWords } from '@/lib/testing/booklet/words';
import { contextOf } from '../sheets';
import { beamedPieces } from './beamed-pieces';
import { projectedPieces } from './projected-pieces';

test('pieces are beamed as large as they are, whole, both of a pair, their layers apart', () => {
  const draft = drawDraft(defaultChoices('top'), STANDARD_SIZES['40']);
  const identity = { patternName: 'Essai', wearer: '', code: 'X', date: '2026-11-21' };
  const beamed = beamedPieces(contextOf(draft, { words: testWords('fr'), locale: 'fr', ...identity }));
  const whole = projectedPieces(draft.pieces);
  expect(beamed.map(({ width }) => width - 1)).toEqual(whole.map(({ width }) => expect.closeTo(width, 6)));
  expect(new Set(beamed.map(({ name }) => name)).size).toBe(beamed.length);
  for (const { layers } of beamed) {
    expect(layers.map(({ layer }) => layer)).toContain('cut');
    for (const { layer, drawing } of layers)
      expect(drawing.items.every((item) => item.layer === layer)).toBe(true);
  }
});
