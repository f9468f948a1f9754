import { hangingLine } from '@/lib/geometry/catenary';
import { FRONT_NECK_ANGLE } from '../blocks/bodice/neckline';
import type { NecklineShape } from './shape';

/**
 * The edge of a cowl as it hangs between the shoulders: a cord's line (METHODS §4). It leaves the shoulder as steeply as
 * it falls; the back keeps the angle that a round front would leave it.
 */
const COWL: NecklineShape = {
  clearance: { front: 6, back: 12 },
  loose: true,
  angle: () => FRONT_NECK_ANGLE,
  draw: ({ shoulder, centre }) => hangingLine(shoulder, shoulder.y - centre.y),
};

/** Necklines whose edge lies on nothing between the shoulders. */
export const HANGING = { cowl: COWL };
