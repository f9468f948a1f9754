import { closestPlace } from '@/lib/geometry/closest';
import { intersectVertical } from '@/lib/geometry/intersect';
import { lengthAtPlace, pathLength } from '@/lib/geometry/length';
import type { Path } from '@/lib/geometry/types';
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

/** The cloth of a grown-on collar goes over the side of the neck: that point stays with the shoulder, clear of the dart. */
const BESIDE_NECK = 0.8;

function pastSideNeck(path: Path, { landmarks: { sideNeckPoint: neck } }: Panel): number {
  if (!neck) return 0;
  const [above] = intersectVertical(path, neck.x);
  const [beside] = intersectVertical(path, neck.x - BESIDE_NECK);
  return above && beside && above.point.y > neck.y - 1e-6 ? beside.length : 0;
}

/** Where a stretch of neckline comes nearest to the bust point: a dart meets it squarely there. */
function nearest({ path, from }: PanelEdge, front: Panel): Place[] {
  const { bustPoint } = front.landmarks;
  const length = pathLength(path);
  if (!bustPoint || length < LEAST_STRETCH) return [];
  const place = closestPlace(path, bustPoint);
  const innermost = Math.min(INNERMOST * length, lengthAtPlace(path, place));
  const along = Math.max(OUTERMOST * length, pastSideNeck(path, front), innermost);
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
export const NECK_DART = turnedDart({
  id: 'neck-dart',
  tipOff: 4,
  at: (front) => ({ line: 'neckline', at: neckPlace(front) }),
});
