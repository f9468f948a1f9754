import { smoothThrough } from '@/lib/geometry/fit';
import { pathLength, pointAtLength, tangentAtLength } from '@/lib/geometry/length';
import { startDirection } from '@/lib/geometry/path';
import { add, perp, scale } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import { linePath } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { traceFacing } from './trace';

/** Width of a neck facing at the shoulder and at the centre (METHODS §7: 5–6). */
const AT_SHOULDER = 5.5;
const AT_CENTRE = 6;
/** Shoulder seam left beside the facing, so that it ends before the armhole. */
const LEAST_BESIDE = 1.2;

/** Width of a neck facing along the shoulder seam: narrower where the seam is short. */
export function neckFacingWidth(front: Panel): number {
  return Math.min(AT_SHOULDER, pathLength(linePath(front, 'shoulder')) - LEAST_BESIDE);
}

/** Places along the neckline beside which the free edge passes, and how far from it. */
const BESIDE = [0.3, 0.55, 0.75];

/**
 * A facing that follows the neckline: its free edge leaves the shoulder seam as the neckline does, so that front and back
 * run on into each other, keeps its distance whatever the shape, and meets the centre squarely.
 */
export function neckFacing(from: Panel, id: string, width: number): Panel {
  const shoulder = linePath(from, 'shoulder');
  const neckline = linePath(from, 'neckline');
  const start = pointAtLength(shoulder, pathLength(shoulder) - width);
  const end = pointAtLength(linePath(from, 'centre'), AT_CENTRE);
  const through = BESIDE.map((share) => beside(neckline, share, width)).filter(({ x }) => x > 1.5);
  const path = smoothThrough([start, ...through, end], {
    startDir: startDirection(neckline),
    endDir: { x: -1, y: 0 },
  });
  return traceFacing(from, path, id);
}

/** The point of the cloth square beside a place of the neckline: from the shoulder's width on to the full one. */
function beside(neckline: Path, share: number, width: number): Point {
  const at = share * pathLength(neckline);
  const inward = perp(tangentAtLength(neckline, at));
  const reach = width + (AT_CENTRE - width) * share;
  return add(pointAtLength(neckline, at), scale(inward, reach));
}
