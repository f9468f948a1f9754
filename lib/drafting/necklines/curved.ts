import { polar } from '@/lib/geometry/point';
import { cubic } from '@/lib/geometry/segment';
import { FRONT_NECK_ANGLE, mostFlat, roundBackNeck, roundFrontNeck } from '../blocks/bodice/neckline';
import type { NecklineShape } from './shape';

/** The block's own neckline, wider and deeper: plumb at the shoulder, square to the centre. */
const ROUND: NecklineShape = {
  clearance: { front: 5, back: 12 },
  angle: ({ side }) => (side === 'front' ? FRONT_NECK_ANGLE : 180 - FRONT_NECK_ANGLE),
  draw: ({ shoulder, centre, side, slope }, angle) =>
    side === 'front'
      ? roundFrontNeck(shoulder, centre, slope, angle)
      : roundBackNeck(shoulder, centre, angle),
};

/**
 * The sides of a scoop fall a little steeper than plumb, so that the U is widest below the collarbones; its handles are
 * shares of the drop and of the half width: straight sides, a full bottom.
 */
const U = { lean: 3, side: 0.58, bottom: 0.62 };

/** A deep, soft U. */
const SCOOP: NecklineShape = {
  clearance: { front: 4, back: 10 },
  angle: ({ slope }) => 90 - slope - U.lean,
  draw: ({ shoulder, centre, slope }, angle) => {
    const c1 = polar(shoulder, -slope - angle, U.side * (shoulder.y - centre.y));
    return [cubic(shoulder, c1, { x: U.bottom * shoulder.x, y: centre.y }, centre)];
  },
};

/** A turn beside the shoulder, as a share of the drop, and a long flat middle, as a share of the half width. */
const BOAT_LINE = { turn: 0.8, flat: 0.62 };

/** Wide and high along the collarbones: it leaves the shoulder squarely, front and back, and runs over it without a corner. */
const BOAT: NecklineShape = {
  clearance: { front: 8, back: 20 },
  angle: () => 90,
  draw: ({ shoulder, centre, slope }, angle) => {
    const drop = shoulder.y - centre.y;
    const heading = -slope - angle;
    const c1 = polar(shoulder, heading, BOAT_LINE.turn * drop);
    const flat = Math.min(BOAT_LINE.flat * shoulder.x, mostFlat(shoulder, centre, heading));
    return [cubic(shoulder, c1, { x: flat, y: centre.y }, centre)];
  },
};

/** A round neckline over a drop-shaped slit, which the opening cuts (METHODS §4). */
const KEYHOLE: NecklineShape = { ...ROUND, clearance: { front: 14, back: 12 } };

/** That of the block: what bares both shoulders is cut below it, and has nothing to gape. */
const BARED: NecklineShape = { ...ROUND, loose: true };

/** Necklines that run from the shoulder to the centre in one curve, and cross it squarely. */
export const CURVED = { round: ROUND, scoop: SCOOP, boat: BOAT, keyhole: KEYHOLE, 'off-shoulder': BARED };
