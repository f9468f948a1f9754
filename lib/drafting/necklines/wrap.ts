import { cubicWithTangents } from '@/lib/geometry/fit';
import { angleOf, polar, sub } from '@/lib/geometry/point';
import type { NeckFrame, NecklineShape } from './shape';

/** Nearly straight: it runs on past the centre to the tie (METHODS §4: straight or hollow 0.5). */
const HOLLOW = 5;

function straight({ shoulder, centre }: NeckFrame): number {
  return angleOf(sub(centre, shoulder));
}

/** The edge of a front that crosses over the other. */
export const WRAP_NECK: NecklineShape = {
  id: 'wrap',
  clearance: { front: 3, back: 8 },
  /** The long free edge is taken in by this much more than a closed neckline of its depth (METHODS §4: up to 1.5). */
  gape: 0.4,
  angle: (frame) => -frame.slope - straight(frame) - HOLLOW,
  draw: (frame, angle) => {
    const { shoulder, centre, slope } = frame;
    const start = -slope - angle;
    const end = straight(frame) + (straight(frame) - start) / 2;
    const origin = { x: 0, y: 0 };
    return [cubicWithTangents(shoulder, polar(origin, start, 1), centre, polar(origin, end, 1))];
  },
};
