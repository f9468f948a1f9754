import { line } from '@/lib/geometry/segment';
import type { Path, Point } from '@/lib/geometry/types';
import type { NeckFrame, NecklineShape } from './shape';
import { bentSide, sideAngle } from './side';

/** The sides lean in by this much from the bottom to the shoulder, and so look upright when worn (METHODS §4: 0.5–1). */
const LEAN = 0.7;

function corner({ shoulder, centre }: NeckFrame): Point {
  return { x: shoulder.x + LEAN, y: centre.y };
}

/** A side that leaves the shoulder as the back asks, in one bend, then a straight bottom square to the centre. */
function draw(frame: NeckFrame, angle: number): Path {
  return [bentSide(frame, corner(frame), angle), line(corner(frame), frame.centre)];
}

/** Straight across, with nearly vertical sides. */
export const SQUARE: NecklineShape = {
  id: 'square',
  clearance: { front: 4, back: 10 },
  angle: (frame) => sideAngle(frame, corner(frame)),
  draw,
};
