import { FRONT_NECK_ANGLE, roundBackNeck, roundFrontNeck } from '../blocks/bodice/neckline';
import type { NecklineShape } from './shape';

/** The block's own neckline, wider and deeper: plumb at the shoulder, square to the centre. */
export const ROUND: NecklineShape = {
  id: 'round',
  clearance: { front: 5, back: 12 },
  angle: ({ side }) => (side === 'front' ? FRONT_NECK_ANGLE : 180 - FRONT_NECK_ANGLE),
  draw: ({ shoulder, centre, side, slope }, angle) =>
    side === 'front'
      ? roundFrontNeck(shoulder, centre, slope, angle)
      : roundBackNeck(shoulder, centre, angle),
};
