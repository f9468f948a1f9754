import { expect, it } from 'vitest';
import { polyline } from '@/lib/geometry/path';
import { edge, panel } from '../kernel/panel';
import { lapelReach } from './lapel-reach';

const front = panel({
  id: 'front',
  part: 'front',
  cut: { count: 2, onFold: false, mirrored: true },
  edges: [
    edge('hem', polyline({ x: -2, y: 0 }, { x: 20, y: 0 })),
    edge('side', polyline({ x: 20, y: 0 }, { x: 20, y: 40 })),
    edge('neckline', polyline({ x: 20, y: 40 }, { x: -8, y: 40 })),
    edge('lapel', polyline({ x: -8, y: 40 }, { x: -2, y: 10 })),
    edge('front-edge', polyline({ x: -2, y: 10 }, { x: -2, y: 0 })),
  ],
  internals: [{ id: 'roll-line', kind: 'roll-line', path: polyline({ x: -2, y: 10 }, { x: -2, y: 40 }) }],
});

it('a lapel covers the front as far beyond its roll line as it stands out before it', () => {
  expect(lapelReach(front, 40)).toBeCloseTo(4, 6);
  expect(lapelReach(front, 25)).toBeCloseTo(1, 6);
  expect(lapelReach(front, 5)).toBe(Number.NEGATIVE_INFINITY);
  expect(lapelReach({ ...front, internals: [] }, 25)).toBe(Number.NEGATIVE_INFINITY);
});
