import { cubicWithTangents } from '@/lib/geometry/fit';
import { pathLength, pointAtLength, subPath } from '@/lib/geometry/length';
import { endOf, path, polyline, startDirection } from '@/lib/geometry/path';
import { add, angleOf, cross, dot, lerp, polar, rotate, scale, sub } from '@/lib/geometry/point';
import { cubic, line } from '@/lib/geometry/segment';
import type { Path, Point } from '@/lib/geometry/types';
import { isPetal } from '@/lib/pattern/petals';
import type { Draft } from '@/lib/pattern/types';
import type { Frame } from './frame';
import { drawnIn, endBelow } from './sleeve-end';
import { type SleeveSizes, sleeveSizes } from './sleeve-sizes';
import type { WornSleeve } from './types';

/** How steeply a sleeve hangs, degrees below level: a long one hangs closer to the body than a short one stands off. */
const HANG = { short: 60, long: 76, shortLength: 18, longLength: 50 };
// A hanging arm shows no more of half the sleeve: the rest folds under it.
const SHOWN = 0.58;
const LEAST_UNDERARM = 1.2;

/** How long a sleeve is, from a short one, 0, to a long one, 1. */
function lengthShare({ overarm }: SleeveSizes): number {
  const { shortLength, longLength } = HANG;
  return Math.min(1, Math.max(0, (overarm - shortLength) / (longLength - shortLength)));
}

function hang(sizes: SleeveSizes): Point {
  const { short, long } = HANG;
  return polar({ x: 0, y: 0 }, -(short + (long - short) * lengthShare(sizes)), 1);
}

/**
 * From the shoulder on over the arm: leaves as the shoulder does, turns into the hang where the sleeve is widest, and
 * runs from there to the outer end of the hem.
 */
function overarmCurve(tip: Point, leaving: Point, widest: Point, along: Point, hemOuter: Point): Path {
  const over = cubicWithTangents(tip, leaving, widest, along, 0.34, 0.36);
  const beyond = dot(sub(hemOuter, widest), along);
  if (beyond > 1) {
    const third = beyond / 3;
    const toHem = sub(hemOuter, widest);
    const c2 = sub(hemOuter, scale(toHem, 1 / 3));
    return path(over, cubic(widest, add(widest, scale(along, third)), c2, hemOuter));
  }
  const whole: Path = [over];
  const length = pathLength(whole);
  const reach = nearestLength(whole, length, hemOuter);
  return subPath(whole, 0, reach);
}

function nearestLength(of: Path, length: number, p: Point): number {
  let best = length;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i <= 60; i++) {
    const q = pointAtLength(of, (length * i) / 60);
    const far = Math.hypot(q.x - p.x, q.y - p.y);
    if (far < least) [least, best] = [far, (length * i) / 60];
  }
  return best;
}

// The arm falls away from the shoulder at least this much, degrees; a wider sleeve folds instead of standing up.
const FALL = 9;

/** Width at which the sleeve is drawn: what shows of it, but never so wide that it would rise above the shoulder. */
function shownWidth(
  { halfBiceps }: SleeveSizes,
  { tip, underarm }: Frame,
  leaving: Point,
  outward: Point,
): number {
  const falling = rotate(leaving, { x: 0, y: 0 }, -FALL);
  const room = cross(sub(tip, underarm), falling) / cross(outward, falling);
  return Math.min(halfBiceps * SHOWN, room);
}

// The seam line goes over the shoulder bone and turns down there, degrees: the more, the closer the sleeve hangs.
const TURNS = { short: 14, long: 30 };

const turnsDown = (sizes: SleeveSizes): number =>
  TURNS.short + (TURNS.long - TURNS.short) * lengthShare(sizes);

// A gathered cap stands up beside the shoulder instead of falling away from it, degrees.
const STANDS = 34;
const GATHERED = 1.15;
/** A very short sleeve falls in folds: its edge is drawn no wider than this share of its upper arm. */
const SHORT = { underarm: 5, share: 1.12 };

/** Petals part so far above their lower edge, cm, and are level from this share of it on. */
const PETAL = { parts: 3.4, levels: 0.62 };

/** Of what a sleeve narrows toward its edge so much shows: a wrist is seen whole, an upper arm is not. */
const TAPER = 0.35;

/** Width at which the lower edge is drawn. */
function edgeWidth({ halfHem, halfBiceps, underarm }: SleeveSizes, width: number): number {
  const wider = halfHem - halfBiceps;
  const tapered = Math.max(Math.min(width, SHOWN * halfHem), width + TAPER * wider);
  const own = wider < 0 ? tapered : width + wider;
  return underarm < SHORT.underarm ? Math.min(own, SHORT.share * width) : own;
}

/** It stays at least so much above the straight way to where the sleeve is widest, degrees: it never bends in. */
const ROUND = 6;

function turnedDown(falling: Point, by: number, toward: Point): Point {
  return polar({ x: 0, y: 0 }, Math.max(angleOf(falling) - by, angleOf(toward) + ROUND), 1);
}

/**
 * A sleeve as it hangs beside the body. Its edge is as wide as that of the pattern; over- and underarm share its mean
 * length, because a hanging sleeve folds at the underarm.
 */
export function wornSleeve(draft: Draft, frame: Frame, shoulder: Path): WornSleeve | undefined {
  const sizes = sleeveSizes(draft);
  const [piece] = sizes?.pieces ?? [];
  if (!sizes || !piece) return undefined;
  const along = hang(sizes);
  const outward = { x: -along.y, y: along.x };
  const falling = scale(startDirection(shoulder), -1);
  const stands = sizes.gather > GATHERED;
  const rising = rotate(falling, { x: 0, y: 0 }, stands ? STANDS : -TURNS.short);
  const width = shownWidth(sizes, frame, rising, outward);
  const widest = add(frame.underarm, scale(outward, width));
  const leaving = stands ? rising : turnedDown(falling, turnsDown(sizes), sub(widest, frame.tip));
  const over = pathLength([cubicWithTangents(frame.tip, leaving, widest, along, 0.34, 0.36)]);
  const inner = Math.max(LEAST_UNDERARM, (sizes.overarm + sizes.underarm - over) / 2);
  const hemWidth = edgeWidth(sizes, width);
  const middle = add(add(frame.underarm, scale(outward, width / 2)), scale(along, inner));
  const hemInner = add(middle, scale(outward, -hemWidth / 2));
  const overarm = overarmCurve(frame.tip, leaving, widest, along, add(middle, scale(outward, hemWidth / 2)));
  const underarm = underarmCurve(hemInner, frame.underarm, along);
  const edge = { outer: endOf(overarm), inner: hemInner };
  const end = sizes.end && endBelow(sizes.end, edge, along, hemWidth / sizes.halfHem);
  const hem = end ? drawnIn(edge, end, along) : polyline(edge.outer, edge.inner);
  const full = sizes.halfHem / sizes.halfBiceps;
  return {
    piece,
    pieces: sizes.pieces,
    ...(isPetal(piece) ? parted(overarm, hemInner, along) : { overarm, hem }),
    underarm,
    along,
    gather: sizes.gather,
    full,
    ...(end ? { end } : {}),
  };
}

/** Petals part on the way down the arm: there the front one's edge leaves it, and runs round to the lower edge. */
function parted(overarm: Path, inner: Point, along: Point): { readonly overarm: Path; readonly hem: Path } {
  const outer = endOf(overarm);
  const above = subPath(overarm, 0, Math.max(1, pathLength(overarm) - PETAL.parts));
  const levels = lerp(outer, inner, PETAL.levels);
  const round = cubicWithTangents(endOf(above), along, levels, sub(inner, outer), 0.25, 0.6);
  return { overarm: above, hem: path(round, line(levels, inner)) };
}

function underarmCurve(hemInner: Point, underarm: Point, along: Point): Path {
  const size = Math.hypot(hemInner.x - underarm.x, hemInner.y - underarm.y);
  if (size < 4) return path(line(hemInner, underarm));
  const toward = scale(sub(underarm, hemInner), 1 / 3);
  return path(cubic(hemInner, add(hemInner, toward), add(underarm, scale(along, size / 3)), underarm));
}
