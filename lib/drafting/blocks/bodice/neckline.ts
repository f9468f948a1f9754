import { pathLength } from '@/lib/geometry/length';
import { polar } from '@/lib/geometry/point';
import { cubic } from '@/lib/geometry/segment';
import { solve } from '@/lib/geometry/solve';
import type { Path, Point } from '@/lib/geometry/types';

/** Slopes of the shoulder seam below the horizontal, degrees: Bunka, Gilewska and Hofenbitzer agree within 2 (METHODS §3.3–3.4). */
export const BACK_SLOPE = 19;
export const FRONT_SLOPE = 23;

/** Rise of the side neck point above the nape. */
export const NECK_RISE = 2;

/**
 * Angle between shoulder seam and neckline inside the front. The back takes the rest of 180°, so that both run into each
 * other without a corner; 70° lets the front start plumb and spares the back a hook at the side neck point.
 */
export const FRONT_NECK_ANGLE = 70;

/** Handles as shares of the chord; they draw 7.52 and 10.73 at chart size 38 (METHODS §3.8). */
const BACK_HANDLES = { centre: 0.55, shoulder: 0.318 };
const FRONT_HANDLES = { centre: 0.395, shoulder: 0.395 };

interface Handles {
  readonly centre: number;
  readonly shoulder: number;
}

/** A handle that dipped below the centre would bend a shallow neckline back up before it gets there. */
function mostHandle(shoulder: Point, centre: Point, heading: number): number {
  const fall = -Math.sin((heading * Math.PI) / 180);
  return (0.95 * (shoulder.y - centre.y)) / fall;
}

/** A level handle that reached beyond the start's own tangent would bend the line out before it turns in, cm. */
export function mostFlat(shoulder: Point, centre: Point, heading: number): number {
  const across = -Math.cos((heading * Math.PI) / 180);
  const fall = -Math.sin((heading * Math.PI) / 180);
  return Math.max(0.5, 0.9 * (shoulder.x - (across / fall) * (shoulder.y - centre.y)));
}

/** Curve from the shoulder to the centre line: leaves the seam at `angle`, arrives square to the centre. */
function roundNeck(shoulder: Point, centre: Point, slope: number, angle: number, handles: Handles): Path {
  const chord = Math.hypot(shoulder.x - centre.x, shoulder.y - centre.y);
  const heading = -slope - angle;
  const c1 = polar(
    shoulder,
    heading,
    Math.min(handles.shoulder * chord, mostHandle(shoulder, centre, heading)),
  );
  const flat = Math.min(handles.centre * chord, mostFlat(shoulder, centre, heading));
  const c2 = { x: centre.x + flat, y: centre.y };
  return [cubic(shoulder, c1, c2, centre)];
}

export function roundBackNeck(shoulder: Point, centre: Point, angle = 180 - FRONT_NECK_ANGLE): Path {
  return roundNeck(shoulder, centre, BACK_SLOPE, angle, BACK_HANDLES);
}

export function roundFrontNeck(
  shoulder: Point,
  centre: Point,
  slope = FRONT_SLOPE,
  angle = FRONT_NECK_ANGLE,
): Path {
  return roundNeck(shoulder, centre, slope, angle, FRONT_HANDLES);
}

export interface NeckFigures {
  readonly backWidth: number;
  readonly frontWidth: number;
  readonly frontDrop: number;
  /** Half neckline as drawn, back and front. */
  readonly back: number;
  readonly front: number;
}

function necklineAt(girth: number, factor: number): NeckFigures {
  const backWidth = (girth / 5 - 0.2) * factor;
  const frontWidth = (girth / 5 - 0.7) * factor;
  const frontDrop = (girth / 5 - 0.2) * factor + 0.3;
  const origin = { x: 0, y: 0 };
  return {
    backWidth,
    frontWidth,
    frontDrop,
    back: pathLength(roundBackNeck({ x: backWidth, y: NECK_RISE }, origin)),
    front: pathLength(roundFrontNeck({ x: frontWidth, y: frontDrop }, origin)),
  };
}

/**
 * Widths and drop of the block's neckline for a neck girth, after Aldrich's proportions, scaled by one factor so that the
 * line as drawn measures half the girth and its ease (METHODS §3.2).
 */
export function solveNeckline(girth: number, ease: number): NeckFigures {
  const half = (girth + ease) / 2;
  const miss = (factor: number) => {
    const { back, front } = necklineAt(girth, factor);
    return back + front - half;
  };
  const solved = solve({ fn: miss, lo: 0.8, hi: 1.2, tolerance: 1e-7, name: 'neckline' });
  if (!solved.ok) throw new Error(`No neckline for a neck of ${girth} cm`);
  return necklineAt(girth, solved.value);
}
