import { cubicWithTangents } from '@/lib/geometry/fit';
import { angleOf, polar, sub } from '@/lib/geometry/point';
import type { NeckFrame, NecklineShape } from './shape';

/** A V hollowed by this turn between shoulder and straight line lies flat: about half a centimetre (METHODS §4). */
const HOLLOW = 8;

function straight({ shoulder, centre }: NeckFrame): number {
  return angleOf(sub(centre, shoulder));
}

/** A slightly hollow line to a point at the centre. */
export const V: NecklineShape = {
  id: 'v',
  clearance: { front: 3, back: 8 },
  angle: (frame) => -frame.slope - straight(frame) - HOLLOW,
  draw: (frame, angle) => {
    const { shoulder, centre, slope } = frame;
    const start = -slope - angle;
    const turn = straight(frame) - start;
    const origin = { x: 0, y: 0 };
    const end = straight(frame) + turn / 2;
    return [cubicWithTangents(shoulder, polar(origin, start, 1), centre, polar(origin, end, 1))];
  },
};
