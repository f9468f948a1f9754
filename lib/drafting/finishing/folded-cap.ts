import { required } from '@/lib/errors/required';
import { add, distance, dot, rotate, scale, sub, turnDegrees, unit } from '@/lib/geometry/point';
import { lastOf } from '@/lib/geometry/sequence';
import { SAME_POINT } from '@/lib/geometry/tolerance';
import type { Point } from '@/lib/geometry/types';
import type { Rail } from './arm';
import { type RailPlace, railsCross, upTo } from './rail';

/** Cut points before the dart, over its mouth, and after it. */
export interface CappedDart {
  readonly before: Rail;
  readonly cap: readonly Point[];
  readonly after: Rail;
}

/** A cap, and whether its cloth, folded, reaches past the end of the edge it is laid on. */
export interface Capped extends CappedDart {
  readonly pastEnd: boolean;
}

// Long enough to reach the cut line from any mouth.
const RAY = 200;

function ray(tip: Point, through: Point): Point[] {
  return [tip, add(tip, scale(unit(sub(through, tip)), RAY))];
}

function mirroredAbout(tip: Point, direction: Point, p: Point): Point {
  const v = sub(p, tip);
  const along = 2 * (v.x * direction.x + v.y * direction.y);
  return { x: tip.x + along * direction.x - v.x, y: tip.y + along * direction.y - v.y };
}

function straightOn(rail: Rail, reach: number): Rail {
  const last = lastOf(rail);
  return [...rail, add(last, scale(unit(sub(last, lastApart(rail))), reach))];
}

/** The rail from a place on it, the place included. */
function from(rail: Rail, { index, point }: RailPlace): Rail {
  return [point, ...rail.slice(index + 1)];
}

/**
 * The cap for a dart pressed toward the edge after it. On the table the first leg is laid on the second: the cut line
 * then runs from the edge before straight into that of the edge after, and what lies between leg and crease is cut along
 * it in two layers. Opened again, the second layer is the mirror image of the first about the crease.
 */
export function capTowardAfter(
  tip: Point,
  first: Point,
  second: Point,
  before: Rail,
  after: Rail,
): Capped | undefined {
  const closing = turnDegrees(sub(second, tip), sub(first, tip));
  const closed = after.map((p) => rotate(p, tip, closing));
  const seam = straightOn(joined(before, closed), distance(first, second));
  const crease = rotate(first, tip, -closing / 2);
  const onLeg = railsCross(seam, ray(tip, first), first);
  const onCrease = railsCross(seam, ray(tip, crease), crease);
  if (!onLeg || !onCrease) return undefined;
  const [leg] = onLeg;
  const [top] = onCrease;
  const direction = unit(sub(crease, tip));
  const layer = upTo(from(seam, leg), { index: top.index - leg.index, point: top.point });
  const image = layer.slice(0, -1).map((p) => mirroredAbout(tip, direction, p));
  const rest = from(seam.slice(0, -1), leg).map((p) => rotate(p, tip, -closing));
  const cap = [...layer.slice(1), ...image.reverse()];
  return { before: upTo(seam, leg), cap, after: rest, pastEnd: top.index >= seam.length - 2 };
}

// The two edges run on into each other when the dart is sewn; where they meet at a slight angle the rails cross, or
// gape, or lie beside each other for a moment.
function joined(before: Rail, after: Rail): Rail {
  const near = lastOf(before);
  const met = railsCross(before, after, near);
  if (met) return [...upTo(before, met[0]), ...after.slice(met[1].index + 1)];
  const along = sub(near, lastApart(before));
  const on = after.findIndex((p) => dot(sub(p, near), along) > 0);
  return [...before, ...after.slice(Math.max(0, on))];
}

/** The last vertex that lies apart from the end: rails that meet in their very last points leave that point twice. */
function lastApart(rail: Rail): Point {
  const last = lastOf(rail);
  return required(
    rail.findLast((p) => distance(p, last) > SAME_POINT),
    'vertex apart from the end',
  );
}
