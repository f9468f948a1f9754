import { intersectHorizontal } from '@/lib/geometry/intersect';
import { pathLength, pointAtLength, subPath } from '@/lib/geometry/length';
import { edgesOf, linePath } from '../kernel/lines';
import { edge, type Panel } from '../kernel/panel';
import { replaceRun } from '../kernel/replace';
import { trimmedTo } from '../kernel/trimmed';
import { bowOf, type EdgeJoin, edgeCurve } from './edge-join';
import { CASED } from './cased';

/** A half of the bodice cut away above the edge, from its armhole to the centre. Refuses an edge that misses the centre. */
export function cutHalf(half: Panel, { along, fall }: EdgeJoin): Panel {
  const armhole = linePath(half, 'armhole');
  const centre = linePath(half, 'centre');
  const from = pointAtLength(armhole, along);
  const [hit] = intersectHorizontal(centre, from.y - bowOf(fall, from.x));
  if (!hit) throw new Error(`${half.id}: the centre does not pass the upper edge`);
  const upper = edgeCurve(from, fall, hit.point);
  const [{ role, kind } = { role: 'seam', kind: 'seam' } as const] = edgesOf(half, 'centre');
  const [{ kind: sewn } = { kind: 'seam' } as const] = edgesOf(half, 'armhole');
  const cut = replaceRun(half, 'armhole', 'centre', [
    edge('armhole', subPath(armhole, 0, along), { kind: sewn }),
    edge('neckline', upper, CASED),
    edge('centre', subPath(centre, hit.length, pathLength(centre)), { role, kind }),
  ]);
  return { ...cut, internals: cut.internals.map((each) => trimmedTo(each, upper)) };
}
