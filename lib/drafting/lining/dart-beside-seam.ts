import { pathLength } from '@/lib/geometry/length';
import { endOf } from '@/lib/geometry/path';
import { item } from '@/lib/geometry/sequence';
import type { Path } from '@/lib/geometry/types';
import { findDart, firstLeg, moveDart } from '../kernel/darts';
import type { Panel } from '../kernel/panel';

/** Cloth between the seam to a facing and the mouth of a dart beside it, cm. */
const BESIDE = 1.8;
/** So near to a mouth a seam runs into it. */
const NEAR = 0.1;

/** The darts of a panel that open in its lower edge, by name. */
function hemDarts({ darts, edges }: Panel): string[] {
  return Object.keys(darts).filter((dart) => {
    const first = edges.findIndex(({ line }) => line === firstLeg(dart));
    return first > 0 && edges[first - 1]?.line === 'hem' && edges[first + 2]?.line === 'hem';
  });
}

/**
 * A lining whose darts at the lower edge keep clear of the seam to its facing: one whose mouth that seam would run into
 * opens as much further out, about the same tip, as leaves cloth between them. None of it is seen.
 */
export function clearOfSeam(panel: Panel, seam: Path): Panel {
  const foot = endOf(seam).x;
  return hemDarts(panel).reduce((cleared, dart) => {
    const { index, from, to } = findDart(cleared, dart);
    const outer = item(cleared.edges, index + 2);
    const by = foot + BESIDE - from.x;
    const runsIn = from.x < foot + NEAR && foot < to.x + NEAR;
    if (!runsIn || by >= pathLength(outer.path)) return cleared;
    return moveDart(cleared, { from: dart, to: dart, line: 'hem', at: outer.from + by });
  }, panel);
}
