import { cubicWithTangents } from '@/lib/geometry/fit';
import { polar } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import type { NeckFrame, NecklineShape } from './shape';
import { bentSide, sideAngle } from './side';

/** How far the point at the centre dips below the arcs (METHODS §4: point 3–5 above the bust line, arcs over it). */
const DIP = 4;
/** The arc starts this far outside the shoulder point, level, and dives to the centre at this heading. */
const OUTWARD = 1.2;
const ARRIVING = -128;
const ORIGIN = { x: 0, y: 0 };

function top({ shoulder, centre }: NeckFrame): Point {
  return { x: shoulder.x + OUTWARD, y: centre.y + DIP };
}

/** A side down to the top of the arc, and the arc from there to the point. */
function draw(frame: NeckFrame, angle: number): Path {
  const arc = cubicWithTangents(top(frame), { x: -1, y: 0 }, frame.centre, polar(ORIGIN, ARRIVING, 1));
  return [bentSide(frame, top(frame), angle), arc];
}

/** Two arcs that meet in a point between the breasts. */
export const SWEETHEART: NecklineShape = {
  id: 'sweetheart',
  clearance: { front: 3, back: 10 },
  angle: (frame) => sideAngle(frame, top(frame)),
  draw,
};
