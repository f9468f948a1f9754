import { polar } from '@/lib/geometry/point';
import { cubic } from '@/lib/geometry/segment';
import { mostFlat } from '../blocks/bodice/neckline';
import type { NecklineShape } from './shape';

/** Front and back both leave the shoulder squarely, so that the wide line runs over it without a corner. */
const SQUARE_TO_SHOULDER = 90;
/** A turn beside the shoulder, as a share of the drop, and a long flat middle, as a share of the half width. */
const TURN = 0.8;
const FLAT = 0.62;

/** Wide and high along the collarbones. */
export const BOAT: NecklineShape = {
  id: 'boat',
  clearance: { front: 8, back: 20 },
  angle: () => SQUARE_TO_SHOULDER,
  draw: ({ shoulder, centre, slope }, angle) => {
    const drop = shoulder.y - centre.y;
    const heading = -slope - angle;
    const c1 = polar(shoulder, heading, TURN * drop);
    const flat = Math.min(FLAT * shoulder.x, mostFlat(shoulder, centre, heading));
    return [cubic(shoulder, c1, { x: flat, y: centre.y }, centre)];
  },
};
