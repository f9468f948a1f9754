import { cubicWithTangents } from '@/lib/geometry/fit';
import { pathLength, pointAtLength, tangentAtLength } from '@/lib/geometry/length';
import { perp } from '@/lib/geometry/point';
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

/** A facing that follows the neckline: square to the shoulder seam, so that front and back run on, and to the centre. */
export function neckFacing(from: Panel, id: string, width: number): Panel {
  const shoulder = linePath(from, 'shoulder');
  const centre = linePath(from, 'centre');
  const at = pathLength(shoulder) - width;
  const inward = perp(tangentAtLength(shoulder, at));
  const path = [
    cubicWithTangents(
      pointAtLength(shoulder, at),
      inward,
      pointAtLength(centre, AT_CENTRE),
      { x: -1, y: 0 },
      0.45,
      0.45,
    ),
  ];
  return traceFacing(from, path, id);
}
