import { path } from '@/lib/geometry/path';
import { cubic } from '@/lib/geometry/segment';
import { item } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';

/** Half the width of the garment at a height. */
export interface Station {
  readonly y: number;
  readonly x: number;
}

function slopes(stations: readonly Station[]): number[] {
  const secants = stations.slice(1).map((to, i) => {
    const from = item(stations, i);
    return (to.x - from.x) / (to.y - from.y);
  });
  return stations.map((_, i) => {
    const below = secants[i - 1];
    const above = secants[i];
    if (below === undefined || above === undefined) return (below ?? above ?? 0) / 2;
    return below * above <= 0 ? 0 : (2 * below * above) / (below + above);
  });
}

/**
 * The side of the garment from the lowest station to the highest: through the width at each level, never wider or
 * narrower between two levels than at them (a monotone cubic), upright where it turns at the waist or hip.
 */
export function sideCurve(stations: readonly Station[]): Path {
  const inOrder = [...stations].sort((a, b) => a.y - b.y);
  const leans = slopes(inOrder);
  const segments = inOrder.slice(1).map((to, i) => {
    const from = item(inOrder, i);
    const third = (to.y - from.y) / 3;
    const a: Point = { x: from.x, y: from.y };
    const c1 = { x: from.x + item(leans, i) * third, y: from.y + third };
    const c2 = { x: to.x - item(leans, i + 1) * third, y: to.y - third };
    return cubic(a, c1, c2, { x: to.x, y: to.y });
  });
  return path(...segments);
}
