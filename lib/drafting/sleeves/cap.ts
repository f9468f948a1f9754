import { pathLength, subPath, tangentAtLength } from '@/lib/geometry/length';
import {
  endDirection,
  endOf,
  mirrorPathX,
  reversePath,
  rotatePath,
  startDirection,
  startOf,
  translatePath,
} from '@/lib/geometry/path';
import { angleOf, cross, lerp, polar, sub, turnDegrees } from '@/lib/geometry/point';
import { cubic } from '@/lib/geometry/segment';
import { item } from '@/lib/geometry/sequence';
import { type Solved, solve } from '@/lib/geometry/solve';
import type { Path, Point } from '@/lib/geometry/types';

interface CapRequest {
  /** Armholes as drawn, from the underarm up to the tip, square to their side seams. */
  readonly front: Path;
  readonly back: Path;
  /** Width of the sleeve at the underarm. */
  readonly width: number;
  /** How much longer than the armhole the cap is. */
  readonly ease: number;
}

export interface Cap {
  readonly height: number;
  /** From the front underarm over the crown to the back underarm: the crown at x = 0, both underarms at y = 0. */
  readonly path: Path;
  /** Length of its front half. */
  readonly front: number;
}

/** The back takes a little more than half of the width (METHODS §5.1). */
export const FRONT_SHARE = 0.49;

interface HalfShape {
  /** Height at which the curve changes from hollow to round, as a share of the cap height (METHODS §5.1). */
  readonly turn: number;
  /** How much steeper it is there than the straight line on to the crown, degrees: how round the crown comes out. */
  readonly roundness: number;
}

/** Calibrated on chart size 38: a third of the armhole less 0.5 comes out as the cap height. */
const FRONT: HalfShape = { turn: 0.38, roundness: 13 };
const BACK: HalfShape = { turn: 0.33, roundness: 13 };

/** Handles as shares of the way to where the tangents meet: the curvature vanishes where hollow and round meet. */
const HOLLOW = { bottom: 0.7, turn: 0.7 };
const ROUND = { turn: 0.5, crown: 0.84 };

/**
 * The bottom of the armhole that the cap copies: at most so long, and turned by at most so much, or by a share of how
 * steeply the cap climbs: a flat cap cannot follow an armhole that turns up sharply.
 */
const COPIED = { length: 4.1, degrees: 50, share: 1.2, step: 0.2 };

const LEVEL: Point = { x: -1, y: 0 };
const ORIGIN: Point = { x: 0, y: 0 };

/** An armhole laid with its underarm on the origin, its first direction level to the left, and how far it has turned. */
interface Bottom {
  readonly path: Path;
  /** Degrees turned after each step along it. */
  readonly turns: readonly number[];
}

function layBottom(armhole: Path): Bottom {
  const start = startDirection(armhole);
  const moved = translatePath(subPath(armhole, 0, COPIED.length), sub(ORIGIN, startOf(armhole)));
  const steps = Math.floor(COPIED.length / COPIED.step);
  const turns = Array.from({ length: steps + 1 }, (_, i) =>
    Math.abs(turnDegrees(start, tangentAtLength(armhole, i * COPIED.step))),
  );
  return { path: rotatePath(moved, ORIGIN, turnDegrees(start, LEVEL)), turns };
}

/** As much of the bottom as a cap can copy that climbs at `chord` degrees. */
function copied({ path, turns }: Bottom, chord: number): Path {
  const limit = Math.min(COPIED.degrees, COPIED.share * chord);
  const beyond = turns.findIndex((turn) => turn > limit);
  if (beyond <= 0) return beyond < 0 ? path : subPath(path, 0, COPIED.step);
  const [before, after] = [item(turns, beyond - 1), item(turns, beyond)];
  const length = COPIED.step * (beyond - 1 + (limit - before) / (after - before));
  return subPath(path, 0, Math.max(COPIED.step, length));
}

/** Degrees above level, looking to the left. */
function rise(v: Point): number {
  return 180 - angleOf(v);
}

function meeting(a: Point, dirA: Point, b: Point, dirB: Point): Point {
  const ahead = cross(sub(b, a), dirB) / cross(dirA, dirB);
  return { x: a.x + dirA.x * ahead, y: a.y + dirA.y * ahead };
}

/**
 * Where the half turns from hollow to round: at a given height, so far in that the hollow below is an even arc and the
 * way on to the crown is `roundness` flatter than the tangent. Found by halving: the condition grows with x.
 */
function turningPoint(from: Point, heading: Point, crown: Point, { turn, roundness }: HalfShape): Point {
  const y = turn * crown.y;
  const excess = (x: number) => {
    const p = { x, y };
    return 2 * rise(sub(p, from)) - rise(heading) - rise(sub(crown, p)) - roundness;
  };
  let low = 0.05 * from.x;
  let high = 0.99 * from.x;
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (excess(middle) > 0) high = middle;
    else low = middle;
  }
  return { x: (low + high) / 2, y };
}

/** One half, from the underarm on the right to the crown. */
function halfCap(armhole: Bottom, underarm: number, height: number, shape: HalfShape): Path {
  const crown = { x: 0, y: height };
  const chord = rise(sub(crown, { x: underarm, y: 0 }));
  const bottom = translatePath(copied(armhole, chord), { x: underarm, y: 0 });
  const [from, heading] = [endOf(bottom), endDirection(bottom)];
  const turn = turningPoint(from, heading, crown, shape);
  const steep = polar(ORIGIN, 180 - rise(sub(crown, turn)) - shape.roundness, 1);
  const below = meeting(from, heading, turn, steep);
  const above = meeting(turn, steep, crown, LEVEL);
  return [
    ...bottom,
    cubic(from, lerp(from, below, HOLLOW.bottom), lerp(turn, below, HOLLOW.turn), turn),
    cubic(turn, lerp(turn, above, ROUND.turn), lerp(crown, above, ROUND.crown), crown),
  ];
}

interface Halves {
  readonly front: Path;
  readonly back: Path;
}

/** Draws caps of any height on the same armhole. */
function capDrawer({ front, back, width }: CapRequest): (height: number) => Halves {
  const frontBottom = layBottom(front);
  const backBottom = layBottom(back);
  return (height) => ({
    front: halfCap(frontBottom, FRONT_SHARE * width, height, FRONT),
    back: halfCap(backBottom, (1 - FRONT_SHARE) * width, height, BACK),
  });
}

/** Heights between which a cap is looked for, as shares of the armhole. */
const LOWEST = 0.12;
const HIGHEST = 0.5;

/**
 * The cap whose drawn length is that of the drawn armhole and the ease: its height is solved, never taken from a formula.
 * METHODS §5.1. Fails when the sleeve is too wide or too narrow for the armhole.
 */
export function solveCap(request: CapRequest): { solved: Solved; draw: (height: number) => Cap } {
  const armhole = pathLength(request.front) + pathLength(request.back);
  const halves = capDrawer(request);
  const miss = (height: number) => {
    const { front, back } = halves(height);
    return pathLength(front) + pathLength(back) - armhole - request.ease;
  };
  const bracket = { lo: LOWEST * armhole, hi: HIGHEST * armhole };
  const solved = solve({ fn: miss, ...bracket, tolerance: 1e-6, name: 'cap-height' });
  const draw = (height: number): Cap => {
    const { front, back } = halves(height);
    const path: Path = [...front, ...reversePath(mirrorPathX(back))];
    return { height, path, front: pathLength(front) };
  };
  return { solved, draw };
}
