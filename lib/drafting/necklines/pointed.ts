import { cubicWithTangents } from '@/lib/geometry/fit';
import { angleOf, polar, sub } from '@/lib/geometry/point';
import type { NeckFrame, NecklineShape } from './shape';

const ORIGIN = { x: 0, y: 0 };

function straight({ shoulder, centre }: NeckFrame): number {
  return angleOf(sub(centre, shoulder));
}

/** A line to a point at the centre, hollowed by a turn between shoulder and straight line, degrees. */
function hollowed(hollow: number): NecklineShape {
  return {
    clearance: { front: 3, back: 8 },
    angle: (frame) => -frame.slope - straight(frame) - hollow,
    draw: (frame, angle) => {
      const { shoulder, centre, slope } = frame;
      const start = -slope - angle;
      const end = straight(frame) + (straight(frame) - start) / 2;
      return [cubicWithTangents(shoulder, polar(ORIGIN, start, 1), centre, polar(ORIGIN, end, 1))];
    },
  };
}

/** Necklines that come to a point at the centre. */
export const POINTED = {
  /** So hollowed a V lies flat: about half a centimetre (METHODS §4). */
  v: hollowed(8),
  /** The edge of a front that crosses over the other: nearly straight, it runs on past the centre (METHODS §4). */
  wrap: hollowed(5),
};
