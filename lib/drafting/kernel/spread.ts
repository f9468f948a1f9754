import { smoothThrough } from '@/lib/geometry/fit';
import { intersectVertical } from '@/lib/geometry/intersect';
import { pathLength, pointAtLength, subPath, tangentAtLength } from '@/lib/geometry/length';
import { transformPath } from '@/lib/geometry/path';
import { add, rotate, sub } from '@/lib/geometry/point';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';

/** Cloth hanging plumb from one edge to another, and what is laid between its strips when it is slashed. */
interface Slashes {
  /** The edge it hangs from, walked from right to left; its slashed part must not turn back. */
  readonly upper: Path;
  /** The edge it hangs to, walked from left to right. */
  readonly lower: Path;
  /** Places on the upper edge between which it is slashed; what lies outside stays as it is. */
  readonly from: number;
  readonly to: number;
  /** The place on the upper edge that does not move. */
  readonly fixed: number;
  /** What all slashes open together, cm, at the upper and at the lower edge. */
  readonly opens: { readonly upper: number; readonly lower: number };
  /** How far the upper edge is raised in the middle of the slashes. */
  readonly raise?: number;
}

type Move = (p: Point) => Point;

export interface Spread {
  readonly upper: Path;
  readonly lower: Path;
  /** Where the cloth right and left of the slashes has gone to. */
  readonly right: Move;
  readonly left: Move;
  /** Where along the new upper edge a place between the slashes of the old one has come to lie. */
  readonly placed: (s: number) => number;
}

interface Strip {
  readonly top: Point;
  readonly bottom: Point;
  /** Share of the opening that lies before it, 0–1. */
  readonly share: number;
  /** Where it has gone to. */
  readonly at: Point;
  readonly degrees: number;
}

/** Curves of the new edges on either side of the fixed place, and steps of the sum within each. */
const CURVES = 8;
const STEPS = 12;
const ORIGIN: Point = { x: 0, y: 0 };
const TURN = 2 * Math.PI;

/** Slashes stand closest in the middle and thin out to both ends, so that the edges run on there without a corner. */
const sharedUpTo = (u: number): number => u - Math.sin(TURN * u) / TURN;
const swell = (u: number): number => (1 - Math.cos(TURN * u)) / 2;

function bottomUnder({ lower }: Slashes, x: number): Point {
  const [hit] = intersectVertical(lower, x);
  if (!hit) throw new RangeError(`No lower edge under ${x.toFixed(2)} cm`);
  return hit.point;
}

/** Mean height of the strips, weighted by how densely they are slashed: what turns an angle into a length. */
function meanHeight(slashes: Slashes): number {
  const { upper, from, to } = slashes;
  const count = 2 * CURVES;
  const heights = Array.from({ length: count + 1 }, (_, i) => {
    const top = pointAtLength(upper, from + ((to - from) * i) / count);
    return (top.y - bottomUnder(slashes, top.x).y) * swell(i / count) * 2;
  });
  return heights.reduce((sum, height) => sum + height, 0) / count;
}

/** Degrees by which the right half of the slashes has turned against the left one. */
function degreesOf(slashes: Slashes): number {
  const { upper, lower } = slashes.opens;
  return ((lower - upper) / meanHeight(slashes)) * (180 / Math.PI);
}

/** Follows the upper edge from the fixed place to one end, each step turned as its strip is, and moved by its opening. */
function strips(slashes: Slashes, end: number, degrees: number): Strip[] {
  const { upper, from, to, fixed, opens } = slashes;
  const shareAt = (s: number) => sharedUpTo((s - from) / (to - from));
  const middle = shareAt(fixed);
  const stripAt = (s: number, at: Point): Strip => {
    const top = pointAtLength(upper, s);
    const turned = degrees * (middle - shareAt(s));
    return { top, bottom: bottomUnder(slashes, top.x), share: (s - from) / (to - from), at, degrees: turned };
  };
  const placeAt = (i: number) => fixed + ((end - fixed) * i) / (CURVES * STEPS);
  const found = [stripAt(fixed, pointAtLength(upper, fixed))];
  let at = firstOf(found).at;
  for (let i = 1; i <= CURVES * STEPS; i++) {
    const [a, b] = [placeAt(i - 1), placeAt(i)];
    const opened = { x: -opens.upper * (shareAt(b) - shareAt(a)), y: 0 };
    const step = add(sub(pointAtLength(upper, b), pointAtLength(upper, a)), opened);
    at = add(at, rotate(step, ORIGIN, degrees * (middle - shareAt((a + b) / 2))));
    if (i % STEPS === 0) found.push(stripAt(b, at));
  }
  return found;
}

const turned = (v: Point, { degrees }: Strip): Point => rotate(v, ORIGIN, degrees);

function moveWith(strip: Strip): Move {
  return (p) => add(strip.at, turned(sub(p, strip.top), strip));
}

/**
 * Slash and spread, in the limit of ever more slashes: no corner arises, and an edge that is not opened keeps its length
 * to a hundredth of a millimetre. Refuses a lower edge that does not reach under the slashes.
 */
export function spread(slashes: Slashes): Spread {
  const { upper, lower, from, to, raise = 0 } = slashes;
  const degrees = degreesOf(slashes);
  const toRight = strips(slashes, from, degrees);
  const toLeft = strips(slashes, to, degrees);
  const all = [...[...toRight].reverse(), ...toLeft.slice(1)];
  const [first, last] = [firstOf(all), lastOf(all)];
  const raised = all.map((strip) => add(strip.at, turned({ x: 0, y: raise * swell(strip.share) }, strip)));
  const slashed = smoothThrough(raised, {
    startDir: turned(tangentAtLength(upper, from), first),
    endDir: turned(tangentAtLength(upper, to), last),
  });
  const [right, left] = [moveWith(first), moveWith(last)];
  const before = transformPath(subPath(upper, 0, from), right);
  const after = transformPath(subPath(upper, to, pathLength(upper)), left);
  const start = pathLength(before);
  return {
    upper: [...before, ...slashed, ...after],
    lower: spreadLower(lower, all, right, left),
    right,
    left,
    placed: (s) => start + walked(slashed, curveOf(slashes, s)),
  };
}

/** How many of the curves between the slashes lie before a place of the upper edge, in whole and parts. */
function curveOf({ from, to, fixed }: Slashes, s: number): number {
  return s < fixed ? (CURVES * (s - from)) / (fixed - from) : CURVES * (1 + (s - fixed) / (to - fixed));
}

function walked(path: Path, curves: number): number {
  const whole = Math.min(path.length - 1, Math.floor(curves));
  const lengths = path.slice(0, whole + 1).map((segment) => pathLength([segment]));
  const last = lengths.pop() ?? 0;
  return lengths.reduce((sum, length) => sum + length, 0) + (curves - whole) * last;
}

function spreadLower(lower: Path, all: readonly Strip[], right: Move, left: Move): Path {
  const [first, last] = [firstOf(all), lastOf(all)];
  const [fromLast] = intersectVertical(lower, last.bottom.x);
  const [fromFirst] = intersectVertical(lower, first.bottom.x);
  if (!fromLast || !fromFirst) throw new RangeError('The slashes do not reach the lower edge');
  const points = [...all].reverse().map((strip) => moveWith(strip)(strip.bottom));
  return [
    ...transformPath(subPath(lower, 0, fromLast.length), left),
    ...smoothThrough(points, {
      startDir: turned(tangentAtLength(lower, fromLast.length), last),
      endDir: turned(tangentAtLength(lower, fromFirst.length), first),
    }),
    ...transformPath(subPath(lower, fromFirst.length, pathLength(lower)), right),
  ];
}
