import { path } from '@/lib/geometry/path';
import { cubic } from '@/lib/geometry/segment';
import { firstOf, item, lastOf } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';

/** Half the width of the garment at a height. */
export interface Station {
  readonly y: number;
  readonly x: number;
}

/** Levels past the ends of a side, which it leads on to. */
interface Beyond {
  readonly below?: Station | undefined;
  readonly above?: Station | undefined;
}

const secant = (from: Station, to: Station): number => (to.x - from.x) / (to.y - from.y);

/** Upright where it turns. */
const through = (below: number, above: number): number =>
  below * above <= 0 ? 0 : (2 * below * above) / (below + above);

function slopes(stations: readonly Station[], { below: low, above: high }: Beyond): number[] {
  const [first, last] = [firstOf(stations), lastOf(stations)];
  const secants = stations.slice(1).map((to, i) => {
    const from = item(stations, i);
    return secant(from, to);
  });
  return stations.map((_, i) => {
    const below = secants[i - 1] ?? (low && secant(low, first));
    const above = secants[i] ?? (high && secant(last, high));
    return below === undefined || above === undefined ? (below ?? above ?? 0) / 2 : through(below, above);
  });
}

/**
 * The side of the garment from the lowest station to the highest: through the width at each level, never wider or
 * narrower between two levels than at them (a monotone cubic), upright where it turns at the waist or hip. At its ends it
 * leads on to what is `beyond`, and hangs half as steep where nothing is.
 */
export function sideCurve(stations: readonly Station[], beyond: Beyond = {}): Path {
  const inOrder = [...stations].sort((a, b) => a.y - b.y);
  const leans = slopes(inOrder, beyond);
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
