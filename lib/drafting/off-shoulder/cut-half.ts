import { intersectHorizontal } from '@/lib/geometry/intersect';
import { pathLength, pointAtLength, subPath } from '@/lib/geometry/length';
import { item } from '@/lib/geometry/sequence';
import { begunAt, edgesOf, linePath } from '../kernel/lines';
import { edge, type Panel } from '../kernel/panel';
import { replaceRun } from '../kernel/replace';
import { trimmedTo } from '../kernel/trimmed';
import { bowOf, type EdgeJoin, edgeCurve } from './edge-join';

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
    edge('neckline', upper, { kind: 'enclosed' }),
    edge('centre', subPath(centre, hit.length, pathLength(centre)), { role, kind }),
  ]);
  const begun = begunAt(cut, item(half.edges, 0));
  return { ...begun, internals: begun.internals.map((each) => trimmedTo(each, upper)) };
}
