import { expect, test } from 'vitest';
import { defaultChoices } from '@/lib/choices/defaults';
import { drawDraft } from '@/lib/drafting/draft';
import { textCorners } from '@/lib/drawing/bounds';
import type { Text } from '@/lib/drawing/types';
import type { Pair } from '@/lib/geometry/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { testWords } from '@/lib/testing/sheets/words';
import { PROJECTED } from '../labels/label-style';
import { pieceGround, pieceWords } from '../pieces/piece-drawing';
import { projectedPieces } from './projected-pieces';

/** Air about a number on the table, cm. */
const AIR = 0.35;

function grown(text: Text, by: number): [Pair, Pair, Pair, Pair] {
  const corners = textCorners(text);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [x0, x1] = [Math.min(...xs) - by, Math.max(...xs) + by];
  const [y0, y1] = [Math.min(...ys) - by, Math.max(...ys) + by];
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
}

test('a bare number on a folded facing stands clear of its fold and its grain', () => {
  const draft = drawDraft(defaultChoices('top'), STANDARD_SIZES['38']);
  const identity = { patternName: 'Essai', wearer: '', code: 'X', date: '2026-11-21' };
  const context = { draft, words: testWords(), locale: 'fr', unit: 'cm' as const, identity };
  const facings = projectedPieces(draft.pieces.filter(({ part }) => part === 'facing'));
  const numbered = facings.flatMap(({ piece }) => {
    const ground = pieceGround(piece, context);
    const words = pieceWords(ground, context, { label: PROJECTED, lineWords: false });
    return words.flatMap((item) =>
      item.kind === 'text' && /^\d+$/.test(item.text) ? [{ item, ground }] : [],
    );
  });
  expect(numbered.length).toBeGreaterThan(0);
  for (const { item, ground } of numbered) expect(ground.space.isFree(grown(item, AIR))).toBe(true);
});
