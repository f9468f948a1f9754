import { intersectHorizontal } from '@/lib/geometry/intersect';
import { tangentAtLength } from '@/lib/geometry/length';
import { angleOf, polar } from '@/lib/geometry/point';
import { cubic } from '@/lib/geometry/segment';
import type { Cubic, Path, Point } from '@/lib/geometry/types';

/** How far the edge is bowed on either side of the seam between sleeve and body, cm (METHODS §4). */
const BOW = 1;
/** It bends to its level within so much of its half. */
const WITHIN = 0.45;
/** Its level run ends in a handle of so much of the half. */
const LEVEL = 0.4;
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

/** Handle with which an edge falling so steeply reaches its level after a bow. */
const handle = (fall: number, width: number): number =>
  Math.min(BOW / Math.sin(Math.max(Math.abs(fall), 1) * RADIANS), WITHIN * width);

/** How far below the seam the level lies. */
export const bowOf = (fall: number, width: number): number =>
  handle(fall, width) * Math.sin(fall * RADIANS);

/** From the seam inward and down to its level, where it arrives in a direction of its own. */
export function edgeCurve(from: Point, fall: number, to: Point, into: Point): Cubic {
  const width = Math.abs(from.x - to.x);
  const leaves = polar(from, 180 + fall, handle(fall, width));
  return cubic(from, leaves, { x: to.x - LEVEL * width * into.x, y: to.y - LEVEL * width * into.y }, to);
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
