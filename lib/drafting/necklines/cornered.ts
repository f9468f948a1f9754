import { cubicWithTangents } from '@/lib/geometry/fit';
import { pathLength, subPath } from '@/lib/geometry/length';
import { endDirection, endOf, pathFrom, startDirection, startOf } from '@/lib/geometry/path';
import { angleOf, polar, sub } from '@/lib/geometry/point';
import { line } from '@/lib/geometry/segment';
import type { Cubic, Point } from '@/lib/geometry/types';
import type { NeckFrame, NecklineShape } from './shape';

const ORIGIN = { x: 0, y: 0 };

function heading({ shoulder }: NeckFrame, end: Point): number {
  return angleOf(sub(end, shoulder));
}

/** Angle inside the piece between the shoulder seam and a straight side of the neckline, degrees. */
function sideAngle(frame: NeckFrame, end: Point): number {
  return -frame.slope - heading(frame, end);
}

/** A side of the neckline that leaves the shoulder seam at `angle` and bends once, like an arc, on its way to `end`. */
function bentSide(frame: NeckFrame, end: Point, angle: number): Cubic {
  const start = -frame.slope - angle;
  const arrival = 2 * heading(frame, end) - start;
  return cubicWithTangents(frame.shoulder, polar(ORIGIN, start, 1), end, polar(ORIGIN, arrival, 1));
}

/** The sides lean in by this much from the bottom to the shoulder, and so look upright when worn (METHODS §4: 0.5–1). */
const LEAN = 0.7;

function squareCorner({ shoulder, centre }: NeckFrame): Point {
  return { x: shoulder.x + LEAN, y: centre.y };
}

/** Straight across and square to the centre, with nearly vertical sides. */
const SQUARE: NecklineShape = {
  clearance: { front: 4, back: 10 },
  angle: (frame) => sideAngle(frame, squareCorner(frame)),
  draw: (frame, angle) => {
    const corner = squareCorner(frame);
    return [bentSide(frame, corner, angle), line(corner, frame.centre)];
  },
};

/** The corner is an arc that begins so far from it on both sides, cm, or at a share of the shorter (P). */
const ROUNDED_FROM = 4;
const SHARE = { underBand: 0.6, underFlatCollar: 0.95 };

/** The same with its corner rounded. */
const rounded = (share: number): NecklineShape => ({
  ...SQUARE,
  draw: (frame, angle) => {
    const drawn = SQUARE.draw(frame, angle);
    const [side, bottom] = [pathFrom(drawn.slice(0, 1)), pathFrom(drawn.slice(1))];
    const lengths = [pathLength(side), pathLength(bottom)] as const;
    const from = Math.min(ROUNDED_FROM, share * Math.min(...lengths));
    const down = subPath(side, 0, lengths[0] - from);
    const across = subPath(bottom, from, lengths[1]);
    const bend = cubicWithTangents(endOf(down), endDirection(down), startOf(across), startDirection(across));
    return [...down, bend, ...across];
  },
});

/** For a band to go round it, and so far that a flat collar follows it at the nape. */
export const ROUNDED_SQUARE = rounded(SHARE.underBand);
export const ROUNDED_NAPE = rounded(SHARE.underFlatCollar);

/** How far the point at the centre dips below the arcs (METHODS §4: point 3–5 above the bust line, arcs over it). */
const DIP = 4;
/** The arc starts this far outside the shoulder point, level, and dives to the centre at this heading. */
const OUTWARD = 1.2;
const ARRIVING = -128;

function topOfArc({ shoulder, centre }: NeckFrame): Point {
  return { x: shoulder.x + OUTWARD, y: centre.y + DIP };
}

/** Two arcs that meet in a point between the breasts, each below a nearly vertical side. */
const SWEETHEART: NecklineShape = {
  clearance: { front: 3, back: 10 },
  angle: (frame) => sideAngle(frame, topOfArc(frame)),
  draw: (frame, angle) => {
    const top = topOfArc(frame);
    const arc = cubicWithTangents(top, { x: -1, y: 0 }, frame.centre, polar(ORIGIN, ARRIVING, 1));
    return [bentSide(frame, top, angle), arc];
  },
};

/** Sewn to a band its arcs are drawn out: one bend below the shoulder, and nearly straight from there to the point (P). */
const DRAWN_OUT = { turn: 0.3, run: 0.5, bend: 6 };

/** A sweetheart without its corners, for a band or a hood to go round it. */
export const ROUNDED_SWEETHEART: NecklineShape = {
  ...SWEETHEART,
  draw: (frame, angle) => {
    const { shoulder, centre, slope } = frame;
    const arriving = heading(frame, centre) + DRAWN_OUT.bend;
    const [start, end] = [polar(ORIGIN, -slope - angle, 1), polar(ORIGIN, arriving, 1)];
    return [cubicWithTangents(shoulder, start, centre, end, DRAWN_OUT.turn, DRAWN_OUT.run)];
  },
};

/** Necklines with a corner between shoulder and centre. */
export const CORNERED = { square: SQUARE, sweetheart: SWEETHEART };
