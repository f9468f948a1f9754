import { cubicWithTangents } from '@/lib/geometry/fit';
import { pathLength, pointAtLength, tangentAtLength } from '@/lib/geometry/length';
import { solve } from '@/lib/geometry/solve';
import type { Path } from '@/lib/geometry/types';
import { neckFacingWidth } from '../facings/neck';
import { traceFacing } from '../facings/trace';
import { linePath } from '../kernel/lines';
import type { Panel } from '../kernel/panel';

/** It may hang so far below the bust point, where its cloth is plain, cm. */
const LOWEST = 8;

/**
 * The part of a plain front that the facing of a cowl stands for: from as far along the shoulder down to the centre in
 * one sweep, so deep that its edge is as long as the free edge of that facing (METHODS §7). Refuses an edge too long.
 */
export function underCowl(front: Panel, length: number): Panel {
  const shoulder = linePath(front, 'shoulder');
  const start = pointAtLength(shoulder, pathLength(shoulder) - neckFacingWidth(front));
  const leaving = tangentAtLength(linePath(front, 'neckline'), 0);
  const sweep = (y: number): Path => [cubicWithTangents(start, leaving, { x: 0, y }, { x: -1, y: 0 })];
  const lowest = (front.landmarks.bustPoint?.y ?? 0) - LOWEST;
  const miss = (y: number) => pathLength(sweep(y)) - length;
  const solved = solve({ fn: miss, lo: lowest, hi: start.y - 1, tolerance: 1e-7, name: 'lining' });
  if (!solved.ok) throw new Error('No plain front has an edge as long as the facing of the cowl');
  return traceFacing(front, sweep(solved.value), 'neck-facing-front');
}
