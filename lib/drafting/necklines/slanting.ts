import { cubicToMeeting } from '@/lib/geometry/fit';
import { angleOf, polar, sub } from '@/lib/geometry/point';
import type { NeckFrame, NecklineShape } from './shape';

const ORIGIN = { x: 0, y: 0 };
/** At the centre it is so much flatter than the straight line from the shoulder: it runs on to under the other arm. */
const FLATTENED = 0.68;
/** How far it is hollowed at the shoulder, degrees. */
const HOLLOW = 14;
/** What the long edge over the bust would gape is taken into the bust dart (METHODS §4). */
const GAPE = 1;
/** Its handles reach this share of the way to where their directions meet. */
export const BARE_EDGE_ROUND = 0.62;

const straight = ({ shoulder, centre }: NeckFrame): number => angleOf(sub(centre, shoulder));

/** Direction in which it crosses the centre, degrees: onward from the shoulder, and down. */
const across = (frame: NeckFrame): number => -180 + FLATTENED * (180 + straight(frame));

/** From one shoulder across the centre: of its other half, under the bare arm, METHODS §4 tells. */
const ONE_SHOULDER: NecklineShape = {
  clearance: { front: 8, back: 10 },
  gape: GAPE,
  angle: (frame) => -frame.slope - straight(frame) - HOLLOW,
  draw: (frame, angle) => {
    const { shoulder, centre, slope } = frame;
    const out = polar(ORIGIN, -slope - angle, 1);
    return [cubicToMeeting(shoulder, out, centre, polar(ORIGIN, across(frame), 1), BARE_EDGE_ROUND)];
  },
};

/** Necklines that leave one shoulder bare. */
export const SLANTING = { 'one-shoulder': ONE_SHOULDER };
