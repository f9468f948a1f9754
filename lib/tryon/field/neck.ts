import type { BodyModel } from '../body/model';
import { coordinate, X, Y, Z } from '../body/place';
import type { Ellipsoid } from './ellipsoid';

/** The neck is so much narrower than its base, and goes on so far above the nape, cm. */
const NARROWER = 0.85;
const UP = 20;

/** The neck that goes on above the cap of a fitted half: what the straps of a halter hang from and a cowl falls before, unseen. */
export function neckOf(half: Float64Array, { tapes: { points } }: BodyModel): Ellipsoid {
  const [back, front] = [coordinate(half, points.nape, Z), coordinate(half, points.neckPit, Z)];
  return {
    y: coordinate(half, points.nape, Y),
    z: (back + front) / 2,
    across: NARROWER * coordinate(half, points.sideNeck, X),
    up: UP,
    deep: (NARROWER * (front - back)) / 2,
  };
}
