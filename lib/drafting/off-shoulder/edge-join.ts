import { intersectHorizontal } from '@/lib/geometry/intersect';
import { tangentAtLength } from '@/lib/geometry/length';
import { angleOf, lerp } from '@/lib/geometry/point';
import { cubic, line } from '@/lib/geometry/segment';
import type { Path, Point } from '@/lib/geometry/types';

/** How far the edge is bowed on either side of the seam between sleeve and body, cm (METHODS §4). */
export const BOW = 1.5;
/** It bends to its level within so much of its half. */
const WITHIN = 0.9;
/** Handles with which a cubic is an arc of a parabola. */
const EVEN = 2 / 3;
/** A bend of less is none, degrees. */
const LEAST_FALL = 1;
const STEPS = 12;
const RADIANS = Math.PI / 180;

/** A seam between sleeve and front or back, both walked from the underarm up and in toward the centre. */
interface Sides {
  readonly armhole: Path;
  readonly cap: Path;
}

/** Where the edge crosses the seam, and how far it falls to either side of it. */
export interface EdgeJoin {
  /** From the underarm, on armhole and cap alike, cm. */
  readonly along: number;
  /** Degrees by which it falls away from the seam, on either side. */
  readonly fall: number;
}

/** Along its level, how far an edge that falls so steeply takes to come down to it in one even bend. */
const bend = (fall: number, width: number): number =>
  Math.min((2 * BOW) / Math.tan(Math.max(Math.abs(fall), LEAST_FALL) * RADIANS), WITHIN * width);

/** How far below the seam the level lies. */
export const bowOf = (fall: number, width: number): number =>
  (bend(fall, width) * Math.tan(fall * RADIANS)) / 2;

/** From the seam inward and down to its level, and along that to the end. */
export function edgeCurve(from: Point, fall: number, to: Point): Path {
  const run = bend(fall, from.x - to.x);
  const meets = { x: from.x - run / 2, y: to.y };
  const level = { x: from.x - run, y: to.y };
  return [cubic(from, lerp(from, meets, EVEN), lerp(level, meets, EVEN), level), line(level, to)];
}

function fallAt({ armhole, cap }: Sides, along: number): number {
  const lean = angleOf(tangentAtLength(armhole, along));
  const rise = 180 - angleOf(tangentAtLength(cap, along));
  return (lean - rise) / 2;
}

/**
 * The place at which an edge that lies at a level over the middle of the sleeve crosses its seam: what it falls away there
 * on either side makes one line of both. Refuses a level that the cap does not reach.
 */
export function edgeJoin(sides: Sides, level: number): EdgeJoin {
  let join: EdgeJoin = { along: 0, fall: 0 };
  let bow = BOW;
  for (let i = 0; i < STEPS; i++) {
    const [hit] = intersectHorizontal(sides.cap, level + bow);
    if (!hit) throw new RangeError(`No sleeve at ${(level + bow).toFixed(1)} cm`);
    join = { along: hit.length, fall: fallAt(sides, hit.length) };
    bow = bowOf(join.fall, Math.abs(hit.point.x));
  }
  return join;
}
