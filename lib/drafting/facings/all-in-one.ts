import { smoothThrough } from '@/lib/geometry/fit';
import { pathLength, pointAtLength, tangentAtLength } from '@/lib/geometry/length';
import { perp } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import { linePath } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { traceFacing } from './trace';

/** How far the facing reaches below underarm and neckline (METHODS §7: 3–5 below the underarm). */
const BELOW_UNDERARM = 4;
const BELOW_NECK = 6;
/** Where it passes between the two, as a share of the way from the side. */
const PASSAGE = 0.55;

/**
 * Neck and armhole faced by one piece. Traced with the bust dart closed: `from` must have it elsewhere, and `above`
 * keeps the free edge off its apex.
 */
export function allInOneFacing(from: Panel, id: string, above?: Point): Panel {
  const side = linePath(from, 'side');
  const centre = linePath(from, 'centre');
  const at = pathLength(side) - BELOW_UNDERARM;
  const start = pointAtLength(side, at);
  const end = pointAtLength(centre, BELOW_NECK);
  const natural = {
    x: start.x + PASSAGE * (end.x - start.x),
    y: start.y + PASSAGE * (end.y - start.y),
  };
  const clear = above ? Math.max(natural.y, above.y + 1.5) : natural.y;
  const path = smoothThrough([start, { x: natural.x, y: clear }, end], {
    startDir: perp(tangentAtLength(side, at)),
    endDir: { x: -1, y: 0 },
  });
  return traceFacing(from, path, id);
}
