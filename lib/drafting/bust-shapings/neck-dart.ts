import { closestPlace } from '@/lib/geometry/closest';
import { intersectVertical } from '@/lib/geometry/intersect';
import { lengthAtPlace, pathLength, pointAtLength, tangentAtLength } from '@/lib/geometry/length';
import { cross, sub, turnDegrees, unit } from '@/lib/geometry/point';
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
  /** How squarely the way to the bust point meets the neckline there, from 0 to 1. */
  readonly square: number;
}

/** The cloth of a grown-on collar goes over the side of the neck: that point stays with the shoulder, clear of the dart. */
const BESIDE_NECK = 0.8;

function pastSideNeck(path: Path, { landmarks: { sideNeckPoint: neck } }: Panel): number {
  if (!neck) return 0;
  const [above] = intersectVertical(path, neck.x);
  const [beside] = intersectVertical(path, neck.x - BESIDE_NECK);
  return above && beside && above.point.y > neck.y - 1e-6 ? beside.length : 0;
}

/** Over so much to both sides of a mouth, cm, the edge turns by no more than this, degrees: round a corner no cloth lies over it. */
const OVER_MOUTH = 2;
const MOST_TURN = 48;
const STEP = 0.5;

function turnsAt(path: Path, at: number): number {
  const [before, after] = [at - OVER_MOUTH, at + OVER_MOUTH].map((to) =>
    tangentAtLength(path, Math.min(pathLength(path), Math.max(0, to))),
  );
  return before && after ? Math.abs(turnDegrees(before, after)) : 0;
}

/** The place, or as much nearer to the centre as a corner that was rounded asks. */
function pastCorner(path: Path, at: number): number {
  const last = pathLength(path) - 2 * OVER_MOUTH;
  for (let along = at; along <= last; along += STEP) if (turnsAt(path, along) <= MOST_TURN) return along;
  return at;
}

/** Where a stretch of neckline comes nearest to the bust point. */
function nearest({ path, from }: PanelEdge, front: Panel): Place[] {
  const { bustPoint } = front.landmarks;
  const length = pathLength(path);
  if (!bustPoint || length < LEAST_STRETCH) return [];
  const place = closestPlace(path, bustPoint);
  const innermost = Math.min(INNERMOST * length, lengthAtPlace(path, place));
  const along = pastCorner(path, Math.max(OUTERMOST * length, pastSideNeck(path, front), innermost));
  const way = unit(sub(bustPoint, pointAtLength(path, along)));
  return [{ at: from + along, square: Math.abs(cross(way, tangentAtLength(path, along))) }];
}

function neckPlace(front: Panel): number {
  const [best] = edgesOf(front, 'neckline')
    .flatMap((edge) => nearest(edge, front))
    .sort((a, b) => b.square - a.square);
  if (!best) throw new RangeError('The neckline is too short for a dart');
  return best.at;
}

/** A dart that radiates from the neckline, from the stretch of it that it meets most squarely. */
export const NECK_DART = turnedDart({
  id: 'neck-dart',
  tipOff: 4,
  at: (front) => ({ line: 'neckline', at: neckPlace(front) }),
});
