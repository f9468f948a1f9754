import { cubicWithTangents } from '@/lib/geometry/fit';
import { angleOf, distance, polar, sub } from '@/lib/geometry/point';
import { cubic } from '@/lib/geometry/segment';
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

const V = hollowed(8);

/** Handles of a V whose point is rounded: shares of the way to it, and of the half width (P). */
const SOFT = { side: 0.5, bottom: 0.35 };

/** A V at the nape that a collar turns down over: as deep, its point one bend. */
export const ROUNDED_V: NecklineShape = {
  ...V,
  draw: ({ shoulder, centre, slope }, angle) => {
    const c1 = polar(shoulder, -slope - angle, SOFT.side * distance(shoulder, centre));
    return [cubic(shoulder, c1, { x: SOFT.bottom * shoulder.x, y: centre.y }, centre)];
  },
};

/** Necklines that come to a point at the centre. */
export const POINTED = {
  /** So hollowed a V lies flat: about half a centimetre (METHODS §4). */
  v: V,
  /** The edge of a front that crosses over the other: nearly straight, it runs on past the centre (METHODS §4). */
  wrap: hollowed(5),
};
