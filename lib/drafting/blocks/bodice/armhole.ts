import { cubicWithTangents } from '@/lib/geometry/fit';
import { angleOf, cross, distance, lerp, polar, sub } from '@/lib/geometry/point';
import { cubic } from '@/lib/geometry/segment';
import type { Cubic, Path, Point } from '@/lib/geometry/types';

/** The three places an armhole is hung on, and its directions there: degrees, seen on the way down from the tip. */
interface ArmholeFrame {
  readonly tip: Point;
  readonly tipHeading: number;
  /** On the line that measures the back or front across. */
  readonly width: Point;
  readonly underarm: Point;
  readonly underarmHeading: number;
}

/** How squarely the lower curve fills its corner: handles as shares of the way to where their tangents meet. */
interface Fullness {
  readonly width: number;
  readonly underarm: number;
}

/** Calibrated on chart size 38: armholes of 21.9 and 20.9, corners 2.5 and 2.0 deep (METHODS §3.5, §3.8). */
export const BACK_FULLNESS: Fullness = { width: 0.855, underarm: 0.6 };
export const FRONT_FULLNESS: Fullness = { width: 0.92, underarm: 0.65 };

const PLUMB = -90;
/** The lower curve starts at least this much steeper than the way to the underarm: it has to turn evenly, degrees. */
const STEEPER = 13;

/**
 * Heading of the armhole where it passes the width line. Plumb when the shoulder tip lies well outside; where the tip
 * comes near or inside the width line (chart sizes 44 and up) the upper part becomes an arc that passes the line
 * leaning, because holding it plumb would force a bulge above.
 */
function headingAtWidth({ tip, tipHeading, width, underarm, underarmHeading }: ArmholeFrame): number {
  const upper = angleOf(sub(width, tip));
  const lower = angleOf(sub(underarm, width));
  const arc = 2 * upper - tipHeading;
  const flattest = Math.max(PLUMB, Math.min(lower, underarmHeading) - STEEPER);
  return Math.min(Math.max(PLUMB, arc), flattest);
}

/** Beyond this heading at the width line the lower curve has less and less of a corner to fill. */
const CORNERED = -78;

/** The more the upper arc has turned already, the less squarely the lower curve fills its corner: one even sweep. */
function eased({ width, underarm }: Fullness, heading: number): Fullness {
  const beyond = Math.max(0, heading - CORNERED);
  return {
    width: width * Math.max(0.35, 1 - 0.03 * beyond),
    underarm: Math.min(0.85, underarm + 0.01 * beyond),
  };
}

/** Corners whose lower arm is shorter than this share of the upper one ask for a long sweep into the underarm. */
const NARROW = { from: 0.42, to: 0.25, width: 0.65, underarm: 0.95 };

/** On a broad back the corner lies close to the underarm: filled as usual it would be pinched (INVARIANTS A10). */
function forNarrow({ width, underarm }: Fullness, ratio: number): Fullness {
  const share = Math.min(1, Math.max(0, (NARROW.from - ratio) / (NARROW.from - NARROW.to)));
  return {
    width: width + (Math.min(width, NARROW.width) - width) * share,
    underarm: underarm + (NARROW.underarm - underarm) * share,
  };
}

function upperCurve({ tip, tipHeading, width }: ArmholeFrame, heading: number): Cubic {
  return cubicWithTangents(tip, polar(ORIGIN, tipHeading, 1), width, polar(ORIGIN, heading, 1));
}

const ORIGIN: Point = { x: 0, y: 0 };

function lowerCurve(
  { width, underarm, underarmHeading }: ArmholeFrame,
  heading: number,
  fullness: Fullness,
): Cubic {
  const down = polar(ORIGIN, heading, 1);
  const out = polar(ORIGIN, underarmHeading, 1);
  const corner = meeting(width, down, underarm, out);
  if (!corner) return cubicWithTangents(width, down, underarm, out);
  const even = forNarrow(fullness, distance(corner, underarm) / distance(corner, width));
  return cubic(width, lerp(width, corner, even.width), lerp(underarm, corner, even.underarm), underarm);
}

/** Where the two tangents meet: ahead of the first point and behind the second, or nowhere useful. */
function meeting(a: Point, dirA: Point, b: Point, dirB: Point): Point | undefined {
  const across = cross(dirA, dirB);
  const gap = sub(b, a);
  const ahead = cross(gap, dirB) / across;
  const behind = -cross(gap, dirA) / across;
  const far = 1.5 * distance(a, b);
  if (!(ahead > 0 && behind > 0 && ahead < far && behind < far)) return undefined;
  return { x: a.x + dirA.x * ahead, y: a.y + dirA.y * ahead };
}

/**
 * Armhole from the shoulder tip down to the underarm in two cubics, square to both seams it joins; between them the
 * curvature grows once and falls once. METHODS §3.5.
 */
export function armholeCurve(frame: ArmholeFrame, fullness: Fullness): Path {
  const heading = headingAtWidth(frame);
  return [upperCurve(frame, heading), lowerCurve(frame, heading, eased(fullness, heading))];
}
