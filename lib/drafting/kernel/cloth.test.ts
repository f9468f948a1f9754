import { describe, expect, it } from 'vitest';
import { polyline } from '@/lib/geometry/path';
import { point } from '@/lib/geometry/point';
import { clothWidth, placeBeside, placeOnCloth } from './cloth';
import { edge, panel } from './panel';

/** A front 20 wide; a dart opens 3 wide in its top and ends halfway down, another lies closed in its lower half. */
const front = panel({
  id: 'front',
  part: 'front',
  edges: [
    edge('hem', polyline(point(0, 0), point(20, 0)), { role: 'hem' }),
    edge('side', polyline(point(20, 0), point(20, 20))),
    edge('waist', polyline(point(20, 20), point(11, 20)), { from: 0 }),
    edge('dart:first', polyline(point(11, 20), point(9.5, 10)), { role: 'dart' }),
    edge('dart:second', polyline(point(9.5, 10), point(8, 20)), { role: 'dart' }),
    edge('waist', polyline(point(8, 20), point(0, 20)), { from: 9 }),
    edge('centre', polyline(point(0, 20), point(0, 0))),
  ],
  internals: [
    {
      id: 'closed',
      kind: 'fisheye-dart',
      path: polyline(point(15, 2), point(16, 4), point(15, 6), point(14, 4), point(15, 2)),
    },
  ],
});

describe('cloth at a height', () => {
  it('is what is left once darts are sewn, those that open in an edge and those that do not', () => {
    expect(clothWidth([front], 15)).toBeCloseTo(20 - 1.5, 9);
    expect(clothWidth([front], 9)).toBeCloseTo(20, 9);
    expect(clothWidth([front], 4)).toBeCloseTo(20 - 2, 9);
  });

  it('is measured over a dart, from the centre or from an upright line', () => {
    expect(placeOnCloth([front], 15, 10).at.x).toBeCloseTo(11.5, 9);
    expect(placeBeside(front, 4, 15, 6)).toEqual({ x: 11.5, y: 15 });
    expect(placeBeside(front, 4, 9, 6)).toEqual({ x: 10, y: 9 });
    expect(placeBeside(front, 12, 4, 3)).toEqual({ x: 17, y: 4 });
  });

  it('ends at the side where a sleeve that is grown on hangs down beside it', () => {
    const grownOn = panel({
      id: 'front',
      part: 'front',
      edges: [
        edge('hem', polyline(point(0, -10), point(20, -10)), { role: 'hem' }),
        edge('side', polyline(point(20, -10), point(20, 12))),
        edge('underarm', polyline(point(20, 12), point(40, -4))),
        edge('sleeve-hem', polyline(point(40, -4), point(50, 4)), { role: 'hem' }),
        edge('overarm', polyline(point(50, 4), point(12, 40))),
        edge('centre', polyline(point(12, 40), point(0, 40), point(0, -10))),
      ],
    });
    expect(clothWidth([grownOn], 0)).toBeCloseTo(20, 9);
    expect(clothWidth([grownOn], 20)).toBeGreaterThan(20);
  });

  it('refuses a place beyond the edge', () => {
    expect(() => placeBeside(front, 12, 9, 9)).toThrow('No cloth');
  });
});
