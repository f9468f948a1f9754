import { polar } from '@/lib/geometry/point';
import { cubic } from '@/lib/geometry/segment';
import type { NecklineShape } from './shape';

/** The sides of a scoop fall a little steeper than plumb, so that the U is widest below the collarbones. */
const LEAN = 3;
/** Handles as shares of the drop and of the half width: straight sides, a full bottom. */
const SIDE = 0.58;
const BOTTOM = 0.62;

/** A deep, soft U. */
export const SCOOP: NecklineShape = {
  id: 'scoop',
  clearance: { front: 4, back: 10 },
  angle: ({ slope }) => 90 - slope - LEAN,
  draw: ({ shoulder, centre, slope }, angle) => {
    const c1 = polar(shoulder, -slope - angle, SIDE * (shoulder.y - centre.y));
    return [cubic(shoulder, c1, { x: BOTTOM * shoulder.x, y: centre.y }, centre)];
  },
};
