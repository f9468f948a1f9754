import { pathLength, pointAtLength, tangentAtLength } from '@/lib/geometry/length';
import { endOf, startOf, transformPath } from '@/lib/geometry/path';
import { add, angleOf, cross, rotate, scale, sub, turnDegrees } from '@/lib/geometry/point';
import { cubic } from '@/lib/geometry/segment';
import type { Path, Point } from '@/lib/geometry/types';
import { edgesOf, linePath } from '../../kernel/lines';
import type { Panel } from '../../kernel/panel';
import { axisLength, type Overarm, overarm } from '../raglan/overarm';

/** A half of the bodice with an arm laid on to its shoulder. */
export interface KimonoHalf {
  readonly panel: Panel;
  readonly arm: Overarm;
  /** Into the frame in which the arm hangs plumb, its crown on the origin; and back. */
  readonly into: (p: Point) => Point;
  readonly back: (p: Point) => Point;
  /** The upper stretch of the side, in that frame, and how far up the side it begins. */
  readonly side: Path;
  readonly sideFrom: number;
}

/** The arm at `slope` degrees below level. */
export function layArm(panel: Panel, slope: number): KimonoHalf {
  const shoulder = linePath(panel, 'shoulder');
  const [tip, neck] = [startOf(shoulder), endOf(shoulder)];
  const arm = overarm(tip, -angleOf(sub(tip, neck)), slope);
  const degrees = slope - 90;
  const into = (p: Point) => sub(rotate(p, arm.crown, degrees), arm.crown);
  const back = (p: Point) => rotate(add(p, arm.crown), arm.crown, -degrees);
  const upper = edgesOf(panel, 'side').at(-1);
  if (!upper) throw new Error(`${panel.id} has no side`);
  return { panel, arm, into, back, side: transformPath(upper.path, into), sideFrom: upper.from };
}

/** The underarm of a half: round from the side into the lower line of the sleeve, and on to the end. */
export interface Underarm {
  /** Where on the side it begins. */
  readonly at: number;
  readonly radius: number;
  readonly path: Path;
  /** The corner of the lower edge. */
  readonly corner: Point;
  /** Height at which the sleeve's own line begins. */
  readonly level: number;
}

export interface UnderarmRequest {
  readonly width: number;
  readonly taper: number;
  readonly bend: number;
  /** Length over the arm, from the shoulder tip. */
  readonly length: number;
}

/** Handles of a quarter-like arc, as a share of the way to where its tangents meet. */
function arcHandle(turn: number): number {
  const half = (Math.abs(turn) * Math.PI) / 360;
  return ((4 / 3) * ((1 - Math.cos(half)) / Math.sin(half))) / Math.tan(half);
}

/** A place of the side and the way up it from there, in the frame of the arm. */
interface SidePlace {
  readonly at: number;
  readonly from: Point;
  readonly up: Point;
}

export function placeOnSide({ side, sideFrom }: KimonoHalf, at: number): SidePlace {
  return { at, from: pointAtLength(side, at - sideFrom), up: tangentAtLength(side, at - sideFrom) };
}

/** Drawn from a place of the side; nothing where side and sleeve do not meet ahead of it. */
export function underarmFrom(
  arm: Overarm,
  { at, from, up }: SidePlace,
  { width, taper, bend, length }: UnderarmRequest,
): Underarm | undefined {
  const reach = cross(sub({ x: -width, y: 0 }, from), { x: 0, y: -1 }) / cross(up, { x: 0, y: -1 });
  if (!(reach > 0.5)) return undefined;
  const meet = add(from, scale(up, reach));
  const turn = turnDegrees(up, { x: 0, y: -1 });
  const join = { x: -width, y: meet.y - reach };
  const end = axisLength(arm, length);
  const run = end + join.y;
  if (run < 2) return undefined;
  const slope = taper / run;
  const drop = (slope * bend) / 2;
  const corner = { x: -width + taper, y: -end - drop };
  const third = (run + drop) / 3;
  const handle = arcHandle(turn) * reach;
  return {
    at,
    radius: reach / Math.tan((Math.abs(turn) * Math.PI) / 360),
    path: [
      cubic(from, add(from, scale(up, handle)), { x: join.x, y: join.y + handle }, join),
      cubic(
        join,
        { x: join.x, y: join.y - third },
        { x: corner.x - slope * third, y: corner.y + third },
        corner,
      ),
    ],
    corner,
    level: join.y,
  };
}

export function sideLength({ panel }: KimonoHalf): number {
  return edgesOf(panel, 'side').reduce((sum, { path }) => sum + pathLength(path), 0);
}
