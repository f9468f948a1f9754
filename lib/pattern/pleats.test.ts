import { expect, test } from 'vitest';
import { drawDraft } from '@/lib/drafting/draft';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { pieceOf } from './find';
import { pleatsOf, wayOf } from './pleats';

test('a pleat on her left half of a back that is cut as one is laid on the line drawn for it there', () => {
  const options = { 'back-shaping': 'yoke-box-pleat', opening: 'none', 'hem-shape': 'asymmetric' };
  const back = pieceOf(drawDraft(chooseInTurn('top', options), STANDARD_SIZES['42']), 'back');
  const pleats = back ? pleatsOf(back) : [];
  expect(pleats.map(({ drawn }) => drawn)).toEqual([true, true]);
  const [right, left] = pleats.map((pleat) => wayOf(pleat, 0.5)?.map(({ x }) => x) ?? []);
  expect(left).toEqual(right?.map((x) => expect.closeTo(-x, 6)));
});
