import { intersectHorizontal } from '@/lib/geometry/intersect';
import { startOf } from '@/lib/geometry/path';
import type { BodicePoints } from '../blocks/bodice/points';
import { edgesOf } from '../kernel/lines';
import { turnedDart } from './turned-dart';

/** So long that the hollow of the side goes on as one sweep above the mouth. */
const BEND_OVER = 12;

/** How far above the waist, and at least above the lower edge, it leaves the side seam. */
const ABOVE_WAIST = 4;
const ABOVE_HEM = 7;
/** Cloth between this dart and a waist dart (INVARIANTS B8 asks for 2). */
const CLEAR = 2.6;

function heightAtSide(hem: number): number {
  return Math.max(ABOVE_WAIST, hem + ABOVE_HEM);
}

/** Waist darts under the slanting dart end below it. */
function waistTipBelow({ front, widths }: BodicePoints, hem: number, x: number): number {
  const { bust } = front;
  const slope = (bust.y - heightAtSide(hem)) / (widths.frontBust - bust.x);
  return bust.y - slope * (x - bust.x) - CLEAR * Math.hypot(1, slope);
}

/** A long dart rising from low on the side seam (METHODS §4: from the side near the waist). */
export const FRENCH_DART = turnedDart({
  id: 'french-dart',
  line: 'side',
  tipOff: 3,
  bendOver: BEND_OVER,
  waistTipBelow,
  at: (front) => {
    const lower = edgesOf(front, 'side')[0];
    if (!lower) throw new Error('The front has no side');
    const [hit] = intersectHorizontal(lower.path, heightAtSide(startOf(lower.path).y));
    if (!hit) throw new RangeError('The side is too short for a French dart');
    return lower.from + hit.length;
  },
});
