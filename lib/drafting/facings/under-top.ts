import { intersectVertical } from '@/lib/geometry/intersect';
import type { Point } from '@/lib/geometry/types';
import { edgesOf } from '../kernel/lines';
import type { Panel } from '../kernel/panel';

/** Depth of the facing of a back that ends under the arms, cm, and where it is led between side and centre. */
const DEPTH = 5;
const SHARES = [0.4, 0.75];

/** Places as far below the upper edge of a half without a shoulder as its facing is deep. */
export function underTop(from: Panel, start: Point, end: Point): Point[] {
  const upper = (['armhole', 'neckline'] as const).flatMap((line) => edgesOf(from, line));
  return SHARES.flatMap((share) => {
    const x = start.x + share * (end.x - start.x);
    const [hit] = upper.flatMap(({ path }) => intersectVertical(path, x));
    return hit ? [{ x, y: hit.point.y - DEPTH }] : [];
  });
}
