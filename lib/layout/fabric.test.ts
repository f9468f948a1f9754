import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { areaOf } from '@/lib/geometry/polygon';
import type { Pair } from '@/lib/geometry/types';
import type { Draft, Piece } from '@/lib/pattern/types';
import { unfoldedOutline } from '@/lib/pattern/unfold';
import { nestFabric } from '@/lib/testing/layout/nest-fabric';
import { clearance } from '@/lib/testing/layout/overlap';
import { testPiece, testTop } from '@/lib/testing/layout/pieces';
import { CLOTH_GAP, type FabricLayout, layOnFabric, SELVEDGE } from './fabric';
import { placedPoints } from './placed';

const draftOf = (pieces: readonly Piece[]) =>
  ({ pieces, construction: { underarmLevel: 22 } }) as unknown as Draft;
const WIDTHS = [90, 110, 140, 150];

function placedOutlines(pieces: readonly Piece[], layout: FabricLayout): Pair[][] {
  return layout.placements.map((placement) => {
    const piece = pieces.find(({ id }) => id === placement.piece) as Piece;
    return placedPoints(placement.unfolded ? unfoldedOutline(piece) : piece.cutLine, placement);
  });
}

function expectSound(pieces: readonly Piece[], layout: FabricLayout): void {
  const outlines = placedOutlines(pieces, layout);
  const usable = layout.folded ? layout.width / 2 : layout.width;
  outlines.forEach((outline, i) => {
    const { left, bottom, right, top } = boundsOf(outline);
    expect(left).toBeGreaterThan((layout.folded ? 0 : SELVEDGE) - 1e-6);
    expect(right).toBeLessThan(usable - SELVEDGE + 1e-6);
    expect(bottom).toBeGreaterThan(-1e-6);
    expect(top).toBeLessThan(layout.length + 1e-6);
    for (const other of outlines.slice(i + 1)) {
      expect(clearance(outline, other)).toBeGreaterThan(CLOTH_GAP - 1e-6);
    }
  });
}

const lays = WIDTHS.flatMap((width) =>
  [true, false].flatMap((folded) => [true, false].map((nap) => ({ width, folded, nap }))),
);

describe('a top on cloth', () => {
  const pieces = testTop();
  test.each(lays)('lies within $width cm, folded $folded, nap $nap, and nothing overlaps', (lay) => {
    const layout = nestFabric(draftOf(pieces), { material: 'shell', ...lay, budget: 20 });
    expectSound(pieces, layout);
  });

  test.each(lays)(
    'is the same at $width cm, folded $folded, nap $nap, where longer ones are of no use',
    (lay) => {
      const draft = draftOf(pieces);
      const options = { material: 'shell', ...lay, budget: 20 } as const;
      const free = nestFabric(draft, options);
      expect(layOnFabric(draft, { ...options, under: free.length + 5 })).toEqual(free);
      expect(layOnFabric(draft, { ...options, under: free.length - 5 })).toBeUndefined();
    },
  );

  test.each(lays)('cuts every copy of every piece at $width cm, folded $folded, nap $nap', (lay) => {
    const { placements } = nestFabric(draftOf(pieces), { material: 'shell', ...lay, budget: 8 });
    for (const piece of pieces) {
      const laid = placements.filter((placement) => placement.piece === piece.id);
      const wholes = laid.reduce((sum, { layers }) => sum + (piece.cut.onFold ? 1 : layers), 0);
      expect(wholes).toBe(piece.cut.count);
      if (lay.nap) expect(laid.every(({ rotated }) => rotated === 0)).toBe(true);
      if (piece.cut.mirrored && !lay.folded) {
        expect(laid.filter(({ mirrored }) => mirrored)).toHaveLength(piece.cut.count / 2);
      }
    }
  });

  test('lays pieces on the fold against the fold, whichever way up', () => {
    const layout = nestFabric(draftOf(pieces), { material: 'shell', width: 140, folded: true, nap: false });
    for (const placement of layout.placements) {
      const piece = pieces.find(({ id }) => id === placement.piece) as Piece;
      if (!piece.cut.onFold) continue;
      const [from, to] = piece.cutLine as [Pair, Pair];
      for (const [x] of placedPoints([from, to], placement)) expect(x).toBeCloseTo(0, 6);
    }
  });

  test('reports the use it makes of the cloth', () => {
    const layout = nestFabric(draftOf(pieces), { material: 'shell', width: 140, folded: false, nap: false });
    const area = placedOutlines(pieces, layout).reduce((sum, outline) => sum + areaOf(outline), 0);
    expect(layout.use).toBeCloseTo(area / (140 * layout.length), 9);
  });

  test('is the same every time', () => {
    const options = { material: 'shell', width: 110, folded: false, nap: false } as const;
    expect(nestFabric(draftOf(pieces), options)).toEqual(nestFabric(draftOf(testTop()), options));
  });

  test('never gets longer when more layouts may be tried', () => {
    const lengths = [8, 30, 120].map(
      (budget) =>
        nestFabric(draftOf(pieces), { material: 'shell', width: 140, folded: false, nap: false, budget })
          .length,
    );
    expect(lengths[1]).toBeLessThanOrEqual((lengths[0] as number) + 1e-6);
    expect(lengths[2]).toBeLessThanOrEqual((lengths[1] as number) + 1e-6);
  });
});

test('a printed repeat meets at the waist of every body piece', () => {
  const pieces = testTop().map((piece) => ({
    ...piece,
    part: piece.id === 'back' ? ('back' as const) : piece.part,
  }));
  const layout = nestFabric(draftOf(pieces), {
    material: 'shell',
    width: 140,
    folded: false,
    nap: false,
    repeat: 16,
  });
  expectSound(pieces, layout);
  const body = layout.placements.filter(({ piece }) => piece === 'front' || piece === 'back');
  for (const { y, rotated } of body) {
    expect(rotated).toBe(0);
    expect(Math.abs(Math.round(y / 16) * 16 - y)).toBeLessThan(1e-6);
  }
});

test('cloth narrower than a piece has no layout', () => {
  const wide = [
    testPiece('skirt', [
      [0, 0],
      [100, 0],
      [100, 60],
      [0, 60],
    ]),
  ];
  const lay = { material: 'shell', width: 90, folded: false, nap: false } as const;
  expect(layOnFabric(draftOf(wide), lay)).toBeUndefined();
});

test('a material nothing is cut of needs no cloth', () => {
  const layout = nestFabric(draftOf(testTop()), { material: 'lining', width: 140, folded: true, nap: false });
  expect(layout).toMatchObject({ placements: [], length: 0, use: 0 });
});

/** Stars of random reach: concave as often as not, and never crossing themselves. */
const star = fc
  .array(fc.double({ min: 3, max: 24, noNaN: true }), { minLength: 3, maxLength: 14 })
  .map((reaches) =>
    reaches.map((reach, i): Pair => {
      const angle = (2 * Math.PI * i) / reaches.length;
      return [reach * Math.cos(angle), reach * Math.sin(angle)];
    }),
  );

test('no two shapes ever come closer than the gap, whatever they look like', () => {
  fc.assert(
    fc.property(fc.array(star, { minLength: 1, maxLength: 7 }), fc.boolean(), (outlines, folded) => {
      const pieces = outlines.map((outline, i) => testPiece(`p${i}`, outline, { count: 2, mirrored: true }));
      expectSound(
        pieces,
        nestFabric(draftOf(pieces), { material: 'shell', width: 110, folded, nap: false, budget: 6 }),
      );
    }),
    { numRuns: 60 },
  );
});

test.each([true, false])('a half too wide for folded cloth is not laid over its selvedge (nap %s)', (nap) => {
  const half = (width: number) =>
    testPiece(
      'skirt',
      [
        [0, 0],
        [0, 30],
        [width, 30],
        [width, 0],
      ],
      { onFold: true },
    );
  const lay = (width: number) =>
    layOnFabric(draftOf([half(width)]), { material: 'shell', width: 110, folded: true, nap });
  const fits = lay(54.2);
  expect(fits && placedOutlines([half(54.2)], fits)).toHaveLength(1);
  expect(lay(55.2)).toBeUndefined();
});
