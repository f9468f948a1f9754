import type { Item } from '@/lib/drawing/types';
import { intersectHorizontal } from '@/lib/geometry/intersect';
import { endOf, polyline, startOf } from '@/lib/geometry/path';
import { distance } from '@/lib/geometry/point';
import type { Path } from '@/lib/geometry/types';
import { pathOf } from '@/lib/pattern/lines';
import { both, line } from '../ink';
import type { Placed } from '../worn/place-below';
import type { Worn } from '../worn/types';

const BAR = 1;

/** A mark on a sector lies aslant with its side, which hangs plumb: as far below the seam as on the cloth. */
function onSector({ skirt }: Worn, { piece }: Placed, bar: Path): Path | undefined {
  const side = piece.edges.findLast((edge) => edge.line === 'side');
  const isLevel = Math.abs(startOf(bar).y - endOf(bar).y) < 1e-3;
  if (!skirt || !side || isLevel) return undefined;
  const depth = distance(endOf(pathOf(side)), endOf(bar));
  const [hit] = intersectHorizontal(skirt.side, endOf(skirt.side).y - depth);
  return hit && polyline({ x: hit.point.x - BAR, y: hit.point.y }, hit.point);
}

function asPlaced({ place }: Placed, bar: Path): Path {
  return polyline(place(startOf(bar)), place(endOf(bar)));
}

/** Both ends of a mouth in the side seam, as little bars. */
export function inSeam(worn: Worn, placed: Placed): Item[] {
  return placed.piece.internal
    .filter(({ id }) => /^pocket-end/.test(id))
    .flatMap((end) => {
      const bar = pathOf(end);
      const worked = onSector(worn, placed, bar) ?? asPlaced(placed, bar);
      return both((side) => [line(side(worked), 'seam', `${worn.view}/pocket`)]);
    });
}
