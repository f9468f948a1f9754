import { expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { edgesAlong } from '@/lib/pattern/find';
import { lengthOfAll } from '@/lib/pattern/lines';
import type { LineName } from '@/lib/pattern/types';
import { drawDraft } from '../draft';

function tapesIn(options: RawOptions, size: (typeof SIZE_NAMES)[number] = '40') {
  const draft = drawDraft(completeChoices('jacket', options, {}), STANDARD_SIZES[size]);
  const along = (id: string, line: LineName): number => {
    const piece = draft.pieces.find((each) => each.id === id);
    return piece ? lengthOfAll(edgesAlong(piece, line)) : Number.NaN;
  };
  return {
    taped: draft.operations.filter(({ operation }) => operation === 'tape-pocket-mouths'),
    bought: draft.notions.filter(({ kind, width }) => kind === 'stay-tape' && width === 1.5),
    along,
  };
}

it.each(SIZE_NAMES)('is as long as the mouth of a patch pocket in size %s, one for each', (size) => {
  const { taped, bought, along } = tapesIn({ pockets: 'patch' }, size);
  expect(taped.map(({ pieces }) => pieces)).toEqual([['pocket']]);
  expect(Number(taped[0]?.figures.length)).toBeCloseTo(along('pocket', 'mouth'), 1);
  expect(bought).toEqual([{ kind: 'stay-tape', count: 2, length: expect.any(Number), width: 1.5 }]);
});

it('goes on two centimetres beyond both ends of a mouth in the side, on the front alone', () => {
  const { taped, bought, along } = tapesIn({ pockets: 'in-seam' });
  expect(taped.map(({ pieces }) => pieces)).toEqual([['front']]);
  const mouth = along('pocket-bag-upper', 'mouth');
  expect(Number(taped[0]?.figures.length)).toBeCloseTo(mouth + 4, 1);
  expect(bought[0]?.length).toBeGreaterThanOrEqual(mouth + 4);
});

it.each<RawOptions>([
  { pockets: 'none' },
  { pockets: 'welt' },
  { pockets: 'flap' },
  { pockets: 'patch', inside: 'facings' },
])('is left out where no lining hides it, or a slit is fused: %j', (options) => {
  const { taped, bought } = tapesIn(options);
  expect([taped, bought]).toEqual([[], []]);
});
