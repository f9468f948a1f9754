import { cubicWithTangents } from '@/lib/geometry/fit';
import { pathLength, pointAtLength, tangentAtLength } from '@/lib/geometry/length';
import { endDirection, endOf, polyline } from '@/lib/geometry/path';
import { add, perp, scale } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import { bentEdge } from './bent';
import type { HalfCollar } from './panels';
import { aboveEnd, type BandFit, bandEdge, leaningTurn, NEAR_THE_NECK, uprightBand } from './upright-band';

/** The stand of a shirt is lower in front than at the back (METHODS §6: 2.8–3.2 against 2.2–2.5). */
const LOWER_IN_FRONT = 0.6;

/** Wider laps are not a shirt's: there the collar meets at the centre, and has no button. */
export const WIDEST_LAP = 3;

/** How far above the neck seam the button of a stand sits: half-way up its front. */
export const buttonAbove = (height: number): number => (height - LOWER_IN_FRONT) / 2;

export interface ShirtStand {
  readonly half: HalfCollar;
  /** The upper edge from the centre back to the centre front, to which the fall is cut, cm. */
  readonly top: number;
  /** Where the button sits when the ends lap. */
  readonly button?: { readonly at: Point; readonly angle: number };
}

function lifted(neck: Path, at: number, height: number): { foot: Point; along: Point; top: Point } {
  const foot = pointAtLength(neck, at);
  const along = tangentAtLength(neck, at);
  return { foot, along, top: add(foot, scale(perp(along), height)) };
}

/** From the neck edge up to the upper edge: straight at the centre, round where it laps beyond it. */
function frontEnd(neck: Path, lap: number, top: Point, along: Point): Path {
  const end = endOf(neck);
  if (lap === 0) return polyline(end, top);
  return [cubicWithTangents(end, perp(endDirection(neck)), top, scale(along, -1))];
}

/** Degrees in all by which the half band turns: the same radius however far it laps. */
const turnOf = (length: number, lap: number, height: number, loose: number): number =>
  (leaningTurn(height, loose) * (length + lap)) / length;

/** A stand that ends in the point of the neckline: mitred there, lower in front. */
function pointedStand(length: number, height: number, { loose, finish }: BandFit): ShirtStand {
  const neck = bandEdge(length, leaningTurn(height, loose), 0, finish.straight);
  const along = endDirection(neck);
  const top = aboveEnd(neck, height - LOWER_IN_FRONT, finish);
  const outer: Path = [cubicWithTangents(top, scale(along, -1), { x: 0, y: height }, { x: -1, y: 0 })];
  return { half: { neck, end: polyline(endOf(neck), top), outer }, top: pathLength(outer) };
}

/** The stand of a collar that opens in front: lower there, its end rounded over the lap (METHODS §6). */
function opened(length: number, height: number, lap: number, { loose }: BandFit): ShirtStand {
  const neck = bentEdge(length + lap, turnOf(length, lap, height, loose));
  const front = lifted(neck, length, height - LOWER_IN_FRONT);
  const outer: Path = [
    cubicWithTangents(front.top, scale(front.along, -1), { x: 0, y: height }, { x: -1, y: 0 }),
  ];
  const half = { neck, end: frontEnd(neck, lap, front.top, front.along), outer };
  const button = {
    at: add(front.foot, scale(perp(front.along), buttonAbove(height))),
    angle: (Math.atan2(front.along.y, front.along.x) * 180) / Math.PI,
  };
  return { half, top: pathLength(outer), ...(lap > 0 ? { button } : {}) };
}

/** A stand for a fall: with its fold at the back when it opens in front, at the front when it opens at the back. */
export function shirtStand(
  length: number,
  height: number,
  lap: number,
  opensInFront: boolean,
  fit: BandFit = NEAR_THE_NECK,
): ShirtStand {
  if (opensInFront)
    return fit.finish.straight > 0 ? pointedStand(length, height, fit) : opened(length, height, lap, fit);
  const half = uprightBand(length, height, fit);
  return { half, top: pathLength(half.outer) };
}
