import { closestPlace } from '@/lib/geometry/closest';
import { intersectVertical } from '@/lib/geometry/intersect';
import { lengthAtPlace, tangentAtLength } from '@/lib/geometry/length';
import { perp } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import { waistDartName } from '../blocks/bodice/hem-edges';
import { findDart, hasDart } from '../kernel/darts';
import { edgesOf } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import type { PrincessPlaces } from './curves';

/** Where both edges of the seam pass. */
export interface Halves {
  readonly centre: PrincessPlaces;
  readonly side: PrincessPlaces;
}

/** Their upper ends; the same where nothing is taken in above. */
export interface Ends {
  readonly centre: Point;
  readonly side: Point;
}

/** The edge runs straight through the hem, and the waist where it is taken in there, and turns after. */
const STRAIGHT = { aboveHem: 5.5, aboveWaist: 0.5, belowBust: 6 };

/** Both edges of a seam over `bust` through a fish-eye, a wedge, or no waist shaping at all. */
export function placesOf(panel: Panel, bust: Point, ends: Ends): Halves {
  if (hasDart(panel, waistDartName(0))) return throughWedge(panel, bust, ends);
  const hem = hemPoint(panel, bust.x);
  const fisheye = panel.internals.find(({ kind }) => kind === 'fisheye-dart');
  if (!fisheye) {
    const wedge = squareTo(panel, hem, straightTo(hem, bust));
    return { centre: { hem, bust, wedge, top: ends.centre }, side: { hem, bust, wedge, top: ends.side } };
  }
  const [, left, bottom, right] = fisheye.path.map(({ a }) => a) as [Point, Point, Point, Point];
  const half = (at: Point, top: Point): PrincessPlaces => ({ hem, bust, top, waist: { from: bottom, at } });
  return { centre: half(left, ends.centre), side: half(right, ends.side) };
}

function throughWedge(panel: Panel, bust: Point, ends: Ends): Halves {
  const { from, to, tip } = findDart(panel, waistDartName(0));
  const half = (hem: Point, top: Point): PrincessPlaces => {
    const height = straightTo(hem, bust);
    const share = (height - hem.y) / (tip.y - hem.y);
    return { hem, bust, top, wedge: { x: hem.x + share * (tip.x - hem.x), y: height } };
  };
  return { centre: half(from, ends.centre), side: half(to, ends.side) };
}

/** The place at a height on the line square to the lower edge where the seam meets it. */
function squareTo(panel: Panel, hem: Point, height: number): Point {
  const own = edgesOf(panel, 'hem').find(({ path }) => closestPlace(path, hem).distance < 1e-6);
  if (!own) throw new RangeError('The seam does not end on the lower edge');
  const up = perp(tangentAtLength(own.path, lengthAtPlace(own.path, closestPlace(own.path, hem))));
  return { x: hem.x + (up.x * (height - hem.y)) / up.y, y: height };
}

function straightTo(hem: Point, bust: Point): number {
  const wanted = Math.max(hem.y + STRAIGHT.aboveHem, STRAIGHT.aboveWaist);
  return Math.min(wanted, bust.y - STRAIGHT.belowBust);
}

function hemPoint(panel: Panel, x: number): Point {
  const [hit] = edgesOf(panel, 'hem').flatMap(({ path }) => intersectVertical(path, x));
  if (!hit) throw new RangeError('The lower edge does not pass under the seam');
  return hit.point;
}
