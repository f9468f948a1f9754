import { intersectHorizontal } from '@/lib/geometry/intersect';
import { pathLength } from '@/lib/geometry/length';
import { startOf } from '@/lib/geometry/path';
import { BUST_DART } from '../../blocks/bodice/front-panel';
import { besideWaistDarts } from '../../kernel/clear-darts';
import { firstLeg, moveDart, secondLeg } from '../../kernel/darts';
import { edgesOf, startingAt } from '../../kernel/lines';
import type { Panel, PanelLine } from '../../kernel/panel';

/** How far above the waist, and at least above the lower edge, the bust dart leaves the side. */
const ABOVE_WAIST = 1.5;
const ABOVE_HEM = 3;
/** Beside a seam under the bust it waits so far above that, until it is turned away from so short a side. */
const ABOVE_SEAM = 0.8;
const MOVED = 'bust-dart-lower';

/** Height above the waist at which the bust dart leaves the side of a front that ends at `hem`, cm. */
export const loweredDart = (hem: number): number => Math.max(ABOVE_WAIST, hem + ABOVE_HEM);

/**
 * The front with its bust dart opened low on the side, clear of darts at a fitted waist: above it the side becomes the
 * underarm of the sleeve. `seam`: how high above the waist one runs under the bust.
 */
export function dartLowered(front: Panel, seam?: number): Panel {
  return besideWaistDarts(front, (bare) => lowered(bare, seam));
}

function lowered(front: Panel, seam: number | undefined): Panel {
  const [lower] = edgesOf(front, 'side');
  if (!lower) throw new Error('The front has no side');
  const hem = startOf(lower.path).y;
  const height = seam === undefined ? loweredDart(hem) : Math.max(seam, hem) + ABOVE_SEAM;
  const [hit] = intersectHorizontal(lower.path, height);
  if (!hit || hit.length > pathLength(lower.path) - 0.5) return front;
  const moved = moveDart(front, { from: BUST_DART, to: MOVED, line: 'side', at: hit.length });
  const { [MOVED]: tip, ...darts } = moved.darts;
  const names: Readonly<Record<string, PanelLine>> = {
    [firstLeg(MOVED)]: firstLeg(BUST_DART),
    [secondLeg(MOVED)]: secondLeg(BUST_DART),
  };
  const edges = moved.edges.map((edge) => ({ ...edge, line: names[edge.line] ?? edge.line }));
  const renamed = { ...moved, edges, darts: tip ? { ...darts, [BUST_DART]: tip } : darts };
  return startingAt(renamed, 'hem');
}
