import { intersectHorizontal } from '@/lib/geometry/intersect';
import { endOf, startOf } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';
import { mouthBelowUnderarm } from '../blocks/bodice/bust-mouth';
import type { BodicePoints } from '../blocks/bodice/points';
import { tooShort } from '../garments/long-enough';
import { edgesOf } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { loweredDart } from '../sleeves/kimono/dart';
import { turnedDart } from './turned-dart';
import { underLeg } from './under-leg';

/** So long that the hollow of the side goes on as one sweep above the mouth. */
const BEND_OVER = 8;

/** How far above the waist, and at least above the lower edge, it leaves the side seam. */
const ABOVE_WAIST = 4;
const ABOVE_HEM = 7;
/**
 * Cloth between this dart and a waist dart (INVARIANTS B8 asks for 2): from its leg as a side would have it that hangs
 * straight, and at least from the steeper leg of a side that is taken in at the waist.
 */
const CLEAR = { straight: 2.6, takenIn: 2.1 };

/** The block's own dart opens at least so far above it. */
const BELOW_SIDE_DART = 2.5;
/** Side seam below it that is sewn before the hem is turned up. */
const LEAST_BELOW = 2.5;

/** Where it leaves the side: low, but below the place where the block has its dart. Refuses a side that is too short. */
function heightAtSide(hem: number, sideDart: number): number {
  const height = Math.min(Math.max(ABOVE_WAIST, hem + ABOVE_HEM), sideDart - BELOW_SIDE_DART);
  if (height - hem >= LEAST_BELOW) return height;
  throw tooShort('bust-shaping', 'length');
}

/** Waist darts under the slanting dart, which leaves the side at `mouth`, end below it. */
function tipBelow(points: BodicePoints, mouth: number, x: number, side: Path): number {
  const [takenIn] = intersectHorizontal(side, mouth);
  const below = underLeg(points, mouth, CLEAR.straight, x);
  return takenIn ? Math.min(below, underLeg(points, mouth, CLEAR.takenIn, x, takenIn.point.x)) : below;
}

/** Side seam between this dart and one left above it, so that cloth remains between their legs (INVARIANTS B8). */
const BETWEEN = 8;

function placeAtSide(front: Panel): number {
  const lower = edgesOf(front, 'side')[0];
  if (!lower) throw new Error('The front has no side');
  const [hit] = intersectHorizontal(lower.path, heightAtSide(startOf(lower.path).y, endOf(lower.path).y));
  if (!hit) throw new RangeError('The side is too short for a French dart');
  return lower.from + hit.length;
}

/** Where on the side the block's dart opens before this one is turned from it. */
type SideDartAt = (points: BodicePoints, hem: number) => number;

/** A long dart rising from low on the side seam (METHODS §4: from the side near the waist). */
const frenchDart = (sideDart: SideDartAt) =>
  turnedDart({
    id: 'french-dart',
    tipOff: 3,
    bendOver: BEND_OVER,
    waistTipBelow: (points, hem, x, side) =>
      tipBelow(points, heightAtSide(hem, sideDart(points, hem)), x, side),
    at: (front) => ({ line: 'side', at: placeAtSide(front) }),
    mayShare: (front) => (edgesOf(front, 'side')[1]?.from ?? 0) - placeAtSide(front) >= BETWEEN,
  });

export const FRENCH_DART = frenchDart((points) => points.levels.underarm - mouthBelowUnderarm(points));

/** Under an arm cut in one with the front, where the dart at the side lies low already. */
export const LOW_FRENCH_DART = frenchDart((_, hem) => loweredDart(hem));
