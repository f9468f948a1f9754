import { AppError } from '@/lib/errors/app-error';
import { required } from '@/lib/errors/required';
import { endOf, startOf } from '@/lib/geometry/path';
import { add, distance, dot, rotate, scale, sub, turnDegrees, unit } from '@/lib/geometry/point';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import { SAME_POINT } from '@/lib/geometry/tolerance';
import type { Point } from '@/lib/geometry/types';
import type { Rail } from './arm';
import { type RailPlace, railsCross, upTo } from './rail';
import type { FinishEdge } from './types';

/** A dart in the loop: the leg that runs to the tip and the leg that runs back. */
interface DartLegs {
  readonly inward: FinishEdge;
  readonly outward: FinishEdge;
}

/** Cut points before the dart, over its mouth, and after it. */
interface CappedDart {
  readonly before: Rail;
  readonly cap: readonly Point[];
  readonly after: Rail;
}

/** A cap, and whether its cloth, folded, reaches past the end of the edge it is laid on. */
interface Capped extends CappedDart {
  readonly pastEnd: boolean;
}

const STEEP = Math.sqrt(3);

/**
 * The side to which the intake of a dart is pressed: as asked, else downward, or toward the centre line x = 0 when the
 * dart stands upright, steeper than 60°, and does not open in an edge as steep, as an armhole is.
 */
export function pressedTo({ inward, outward }: DartLegs, edgeHeading?: Point): 'before' | 'after' {
  if (inward.press) return inward.press;
  const tip = endOf(inward.path);
  const before = startOf(inward.path);
  const after = endOf(outward.path);
  const axis = sub({ x: (before.x + after.x) / 2, y: (before.y + after.y) / 2 }, tip);
  if (isSteep(axis) && !(edgeHeading && isSteep(edgeHeading)))
    return Math.abs(before.x) < Math.abs(after.x) ? 'before' : 'after';
  return before.y < after.y ? 'before' : 'after';
}

function isSteep({ x, y }: Point): boolean {
  return Math.abs(y) > STEEP * Math.abs(x);
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
function capTowardAfter(
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

function flipped(rail: Rail): Rail {
  return [...rail].reverse();
}

function flippedCap({ before, cap, after }: CappedDart): CappedDart {
  return { before: flipped(after), cap: flipped(cap), after: flipped(before) };
}

const HEADING_OVER = 1;

/** Which way an edge goes on its last stretch before the mouth. */
function headingOf(before: Rail): Point {
  const last = lastOf(before);
  return sub(last, before.findLast((p) => distance(p, last) > HEADING_OVER) ?? firstOf(before));
}

/** The first way, in order of preference, whose cloth has room; else whichever there is. */
function best(ways: readonly (() => Capped | undefined)[]): Capped | undefined {
  let any: Capped | undefined;
  for (const way of ways) {
    const found = way();
    if (found && !found.pastEnd) return found;
    any ??= found;
  }
  return any;
}

/** A cap drawn over more of the cut line than its two edges: what was added is taken off again. */
function over(
  draw: (before: Rail, after: Rail) => Capped | undefined,
  before: Rail,
  after: Rail,
  more: { before: Rail; after: Rail },
): Capped | undefined {
  const capped = draw([...more.before, ...before], [...after, ...more.after]);
  if (!capped || capped.before.length <= more.before.length || capped.after.length <= more.after.length)
    return undefined;
  const kept = capped.after.length - more.after.length;
  return { ...capped, before: capped.before.slice(more.before.length), after: capped.after.slice(0, kept) };
}

/** Beside a tight hollow a wide allowance leaves no edge for the cloth of the dart to end on. */
function uncapped(): AppError {
  return new AppError('incompatible-choices', { fields: ['bust-shaping', 'seam-allowance'] });
}

/**
 * Shapes the cut line over the mouth of a dart so that, folded to the side it is pressed to, both layers of the intake
 * end on the cut line (INVARIANTS B5). Takes and returns the rails of the edges before and after the dart. A dart that
 * meets its edge so aslant that the crease would run beside the cut line, or so near to its end that its cloth would
 * reach past it, is folded the other way; where neither edge has room its cloth follows the cut line `beyond` them.
 * Refuses a dart whose crease meets no cut line at all.
 */
export function capDart(
  dart: DartLegs,
  before: Rail,
  after: Rail,
  beyond: { readonly before: Rail; readonly after: Rail } = { before: [], after: [] },
): CappedDart {
  const tip = endOf(dart.inward.path);
  const first = startOf(dart.inward.path);
  const second = endOf(dart.outward.path);
  const onward = (left: Rail, right: Rail) => capTowardAfter(tip, first, second, left, right);
  const back = (left: Rail, right: Rail) => {
    const other = capTowardAfter(tip, second, first, flipped(right), flipped(left));
    return other && { ...flippedCap(other), pastEnd: other.pastEnd };
  };
  const ways = pressedTo(dart, headingOf(before)) === 'after' ? [onward, back] : [back, onward];
  const capped = best([
    ...ways.map((way) => () => way(before, after)),
    ...ways.map((way) => () => over(way, before, after, beyond)),
  ]);
  if (!capped) throw uncapped();
  return capped;
}
