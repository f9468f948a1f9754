import { describe, expect, it } from 'vitest';
import { pathLength } from '@/lib/geometry/length';
import { endOf, polyline, startOf } from '@/lib/geometry/path';
import { point } from '@/lib/geometry/point';
import { frontFixture } from '@/lib/testing/drafting/finished-front';
import { centreNotches } from './notch-centre';
import { dartNotches } from './notch-dart';
import { balancePairs, gatherPairs, levelNotches } from './notch-rules';
import { placeNotches } from './notches';
import type { FinishPiece, SeamWalk } from './types';
import { indexEdges, placeOnWalk, walkedTo, walkLength } from './walk';

const front: FinishPiece = { id: 'front', part: 'front', edges: frontFixture() };
const sideLength = ['side-lower', 'side-upper']
  .map((id) => pathLength(front.edges.find((edge) => edge.id === id)?.path ?? []))
  .reduce((a, b) => a + b);
const back: FinishPiece = {
  id: 'back',
  part: 'back',
  edges: [
    { id: 'hem', role: 'hem', allowance: 3, path: polyline(point(0, 0), point(24, 0)) },
    { id: 'side', role: 'seam', allowance: 1, path: polyline(point(24, 0), point(24, sideLength)) },
    { id: 'top', role: 'seam', allowance: 1, path: polyline(point(24, sideLength), point(0, sideLength)) },
    { id: 'centre', role: 'seam', allowance: 1, path: polyline(point(0, sideLength), point(0, 0)) },
  ],
};
const side: SeamWalk = {
  id: 'side',
  a: [
    { piece: 'front', edge: 'side-lower' },
    { piece: 'front', edge: 'side-upper' },
  ],
  b: [{ piece: 'back', edge: 'side' }],
};
const backwards: SeamWalk = {
  id: 'backwards',
  a: [
    { piece: 'front', edge: 'side-upper', reversed: true },
    { piece: 'front', edge: 'side-lower', reversed: true },
  ],
  b: [{ piece: 'back', edge: 'side', reversed: true }],
};
const twin: SeamWalk = {
  id: 'centre-back',
  a: [{ piece: 'back', edge: 'centre' }],
  b: [{ piece: 'back', edge: 'centre' }],
};
const pieces = [front, back];

describe('walking a seam', () => {
  const index = indexEdges(pieces);

  it('ends with the shorter of two sides that differ within what a seam may, and refuses more', () => {
    const end = { piece: 'back', edge: 'side', at: sideLength };
    expect(placeOnWalk(index, side.b, sideLength + 0.09)).toEqual(end);
    expect(() => placeOnWalk(index, side.b, sideLength + 0.2)).toThrow(RangeError);
  });

  it('passes over the dart as if it were sewn, either way', () => {
    expect(walkLength(index, side.a)).toBeCloseTo(walkLength(index, side.b), 6);
    const lower = index.get('front', 'side-lower').length;
    expect(placeOnWalk(index, side.a, lower + 2)).toMatchObject({
      edge: 'side-upper',
      at: expect.closeTo(2, 6),
    });
    expect(placeOnWalk(index, backwards.b, 5).at).toBeCloseTo(sideLength - 5, 6);
    const place = placeOnWalk(index, backwards.a, 9);
    expect(walkedTo(index, backwards.a, place)).toBeCloseTo(9, 6);
    expect(walkedTo(index, backwards.b, place)).toBeUndefined();
  });

  it('refuses to go further than the seam, or along an edge that is not there', () => {
    expect(() => placeOnWalk(index, side.b, sideLength + 1)).toThrow(RangeError);
    expect(() => index.get('front', 'collar')).toThrow(RangeError);
  });
});

describe('notches', () => {
  it('come in pairs that name each other, at equal length along both sides', () => {
    const placed = placeNotches(pieces, [side], [{ seam: 'side', a: 10, b: 10 }]);
    const [mine] = placed.get('front') ?? [];
    const [other] = placed.get('back') ?? [];
    expect(mine).toMatchObject({ edge: 'side-lower', kind: 'single', match: other?.id });
    expect(other).toMatchObject({ edge: 'side', at: 10, kind: 'single', match: mine?.id });
  });

  it('are triple where a piece meets its twin, and double where only the back is', () => {
    const [only] = placeNotches(pieces, [twin], [{ seam: 'centre-back', a: 12, b: 12 }]).get('back') ?? [];
    expect(only).toMatchObject({ kind: 'triple', match: only?.id });
    const sleeve: FinishPiece = { ...back, id: 'sleeve', part: 'sleeve' };
    const armhole: SeamWalk = {
      id: 'sleeve',
      a: [{ piece: 'sleeve', edge: 'side' }],
      b: [{ piece: 'back', edge: 'side' }],
    };
    const placed = placeNotches([back, sleeve], [armhole], [{ seam: 'sleeve', a: 8, b: 8 }]);
    expect(placed.get('sleeve')?.[0]?.kind).toBe('double');
  });

  it('are left out in pairs where they would crowd a corner or each other', () => {
    const asked = [0.4, 10, 10.6, 30].map((at) => ({ seam: 'side', a: at, b: at }));
    const placed = placeNotches(pieces, [side], asked);
    expect(placed.get('back')?.map(({ at }) => at)).toEqual([10, 30]);
    expect(placed.get('front')).toHaveLength(2);
  });

  it('may stand where an edge goes on under another name, apart from those beyond', () => {
    const seam = { role: 'seam', allowance: 1 } as const;
    const parted = back.edges.flatMap((edge) =>
      edge.id === 'side'
        ? [
            { ...seam, id: 'side', path: polyline(point(24, 0), point(24, 15)) },
            { ...seam, id: 'upper', path: polyline(point(24, 15), point(24, sideLength)) },
          ]
        : [edge],
    );
    const walk: SeamWalk = {
      ...side,
      b: ['side', 'upper'].map((edge) => ({ piece: 'back', edge })),
    };
    const asked = [15, 15.6, 17].map((at) => ({ seam: 'side', a: at, b: at }));
    const placed = placeNotches([front, { ...back, edges: parted }], [walk], asked);
    expect(placed.get('back')).toMatchObject([
      { edge: 'side', at: 15 },
      { edge: 'upper', at: expect.closeTo(2, 6) },
    ]);
  });

  it('mark both ends of a dart mouth', () => {
    const [lower, upper] = dartNotches(front);
    expect(lower).toMatchObject({ edge: 'side-lower', match: upper?.id });
    expect(upper).toMatchObject({ edge: 'side-upper', at: 0, match: lower?.id });
    expect(dartNotches(back)).toEqual([]);
  });

  it('mark the middle where an edge ends on a fold', () => {
    const { lone, pairs } = centreNotches(pieces, [side]);
    expect(pairs).toEqual([]);
    expect(lone.map(({ edge }) => edge)).toEqual(['neck']);
    expect(placeNotches(pieces, [], [], lone).get('front')).toHaveLength(1);
    const facing: FinishPiece = {
      id: 'facing',
      part: 'facing',
      edges: front.edges.map((edge) => (edge.id === 'hem' ? { ...edge, role: 'finished' } : edge)),
    };
    const neck: SeamWalk = {
      id: 'neck',
      a: [{ piece: 'front', edge: 'neck' }],
      b: [{ piece: 'facing', edge: 'neck' }],
    };
    expect(centreNotches([front, facing], [neck]).pairs).toHaveLength(1);
  });

  it('leave the point of a V to be its own mark', () => {
    const pointed = front.edges.map((edge) =>
      edge.id === 'neck' ? { ...edge, path: polyline(startOf(edge.path), endOf(edge.path)) } : edge,
    );
    expect(centreNotches([{ ...front, edges: pointed }], []).lone).toEqual([]);
  });

  it('divide a gathered seam into shares of 25 cm at most, in its own ratio', () => {
    const full: FinishPiece = {
      ...back,
      id: 'ruffle',
      part: 'ruffle',
      edges: [{ id: 'top', role: 'seam', allowance: 1, path: polyline(point(0, 0), point(110, 0)) }],
    };
    const seam: SeamWalk = {
      id: 'r',
      a: [{ piece: 'ruffle', edge: 'top' }],
      b: [{ piece: 'back', edge: 'side' }],
    };
    const pairs = gatherPairs([full, back], seam);
    expect(pairs).toHaveLength(Math.ceil(sideLength / 25) - 1);
    for (const { a, b } of pairs) expect(a / b).toBeCloseTo(110 / sideLength, 9);
  });

  it('stand off the middle of a long plain seam', () => {
    expect(balancePairs(pieces, side)).toEqual([{ seam: 'side', a: sideLength / 3, b: sideLength / 3 }]);
    const eased: SeamWalk = { ...side, b: [...side.b, { piece: 'back', edge: 'top' }] };
    expect(balancePairs(pieces, eased)[0]?.b).toBeCloseTo((sideLength + 24) / 3, 9);
  });

  it('mark a level on both sides at one length', () => {
    const index = indexEdges(pieces);
    const waistAt = index.get('front', 'side-lower').length / 2;
    const on = placeOnWalk(index, side.a, waistAt);
    const edge = front.edges.find(({ id }) => id === on.edge);
    if (!edge) throw new Error('no edge');
    const levels = [
      { piece: 'front', id: 'waist', path: polyline(point(0, 0), point(40, 0)) },
      { piece: 'back', id: 'waist', path: polyline(point(-5, 18.6), point(40, 18.6)) },
    ];
    const { pairs, lone } = levelNotches(pieces, [side], levels);
    expect(pairs).toHaveLength(1);
    expect(pairs[0]?.a).toBe(pairs[0]?.b);
    expect(lone.map(({ piece, edge: id }) => `${piece}/${id}`)).toEqual(['back/centre']);
  });
});
