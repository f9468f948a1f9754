import { cubicWithTangents } from '@/lib/geometry/fit';
import { pathLength, pointAtLength } from '@/lib/geometry/length';
import { startDirection } from '@/lib/geometry/path';
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

/** How round the free edge is drawn between shoulder and centre. */
const TENSION = 0.4;

/**
 * A facing that follows the neckline: its free edge leaves the shoulder seam as the neckline does, so that front and back
 * run on into each other, and meets the centre squarely.
 */
export function neckFacing(from: Panel, id: string, width: number): Panel {
  const shoulder = linePath(from, 'shoulder');
  const start = pointAtLength(shoulder, pathLength(shoulder) - width);
  const end = pointAtLength(linePath(from, 'centre'), AT_CENTRE);
  const along = startDirection(linePath(from, 'neckline'));
  return traceFacing(from, [cubicWithTangents(start, along, end, { x: -1, y: 0 }, TENSION, TENSION)], id);
}
