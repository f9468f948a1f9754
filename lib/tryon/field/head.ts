import { headGirth } from '@/lib/measurements/head-girth';
import type { BodyModel } from '../body/model';
import { coordinate, Y, Z } from '../body/place';
import type { Ellipsoid } from './ellipsoid';

/** Half of a head, as an oval body: across, from its middle upward, and from front to back, cm, at a girth of 56. */
const HALF = { across: 7.6, up: 12, deep: 10, girth: 56 };
/** Its middle lies so far before the side of the neck, cm. */
const FORWARD = 1.5;

/** The head that goes with a fitted half: what a hood is worn over, unseen. */
export function headOf(half: Float64Array, { tapes }: BodyModel): Ellipsoid {
  const crown = coordinate(half, tapes.points.crown, Y);
  const scale = headGirth({ stature: crown }) / HALF.girth;
  const [across, up, deep] = [HALF.across, HALF.up, HALF.deep].map((own) => own * scale) as [
    number,
    number,
    number,
  ];
  return { y: crown - up, z: coordinate(half, tapes.points.sideNeck, Z) + FORWARD, across, up, deep };
}
