import { expect, it } from 'vitest';
import { polyline } from '@/lib/geometry/path';
import { dartEdges, findDart } from '../kernel/darts';
import { lineLength } from '../kernel/lines';
import { edge, panel } from '../kernel/panel';
import { clearOfSeam } from './dart-beside-seam';

const TIP = { x: 8, y: 18 };
const back = panel({
  id: 'back',
  part: 'back',
  cut: { count: 1, onFold: true, mirrored: false },
  edges: [
    edge('hem', polyline({ x: 0, y: -7 }, { x: 6, y: -7 })),
    ...dartEdges('waist-dart', { x: 6, y: -7 }, TIP, { x: 10, y: -7 }),
    edge('hem', polyline({ x: 10, y: -7 }, { x: 25, y: -7 }), { from: 6 }),
    edge('side', polyline({ x: 25, y: -7 }, { x: 25, y: 40 })),
    edge('shoulder', polyline({ x: 25, y: 40 }, { x: 0, y: 40 })),
    edge('centre', polyline({ x: 0, y: 40 }, { x: 0, y: -7 })),
  ],
  darts: { 'waist-dart': TIP },
});
const seamAt = (x: number) => polyline({ x, y: 40 }, { x, y: -8 });

it('a dart that the seam to a facing would run into opens clear of it, about the same tip and as wide', () => {
  for (const x of [6.05, 7, 9.95]) {
    const cleared = clearOfSeam(back, seamAt(x));
    const dart = findDart(cleared, 'waist-dart');
    expect(dart.from.x - x).toBeGreaterThan(1);
    expect(dart.tip).toEqual(TIP);
    expect(dart.degrees).toBeCloseTo(findDart(back, 'waist-dart').degrees, 6);
    expect(lineLength(cleared, 'hem')).toBeCloseTo(lineLength(back, 'hem'), 4);
  }
});

it('a dart beside that seam stays where it is', () => {
  expect(clearOfSeam(back, seamAt(4))).toBe(back);
  expect(clearOfSeam(back, seamAt(12))).toBe(back);
});
