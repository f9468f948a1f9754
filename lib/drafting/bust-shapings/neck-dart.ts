import { closestPlace } from '@/lib/geometry/closest';
import { lengthAtPlace, pathLength } from '@/lib/geometry/length';
import { edgesOf } from '../kernel/lines';
import type { Panel, PanelEdge } from '../kernel/panel';
import { turnedDart } from './turned-dart';

/** The mouth lies in the middle of its stretch of neckline, these shares of it from its outer end. */
const OUTERMOST = 0.35;
const INNERMOST = 0.6;
const LEAST_STRETCH = 5;

interface Place {
  readonly at: number;
  readonly reach: number;
}

/** Where a stretch of neckline comes nearest to the bust point: a dart meets it squarely there. */
function nearest({ path, from }: PanelEdge, front: Panel): Place[] {
  const { bustPoint } = front.landmarks;
  const length = pathLength(path);
  if (!bustPoint || length < LEAST_STRETCH) return [];
  const place = closestPlace(path, bustPoint);
  const along = Math.min(INNERMOST * length, Math.max(OUTERMOST * length, lengthAtPlace(path, place)));
  return [{ at: from + along, reach: place.distance }];
}

function neckPlace(front: Panel): number {
  const [best] = edgesOf(front, 'neckline')
    .flatMap((edge) => nearest(edge, front))
    .sort((a, b) => a.reach - b.reach);
  if (!best) throw new RangeError('The neckline is too short for a dart');
  return best.at;
}

/** A dart that radiates from the neckline, square to it. */
export const NECK_DART = turnedDart({ id: 'neck-dart', line: 'neckline', tipOff: 4, at: neckPlace });
