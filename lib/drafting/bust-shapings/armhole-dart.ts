import { tangentAtLength } from '@/lib/geometry/length';
import { perp, sub, turnDegrees } from '@/lib/geometry/point';
import { lineLength, linePath, pointOnLine } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { NOTCH } from '../sleeves/armhole-seam';
import { turnedDart } from './turned-dart';

/** Just above the notch for the sleeve, about where the front is measured across (METHODS §4); or just below it. */
const ABOVE_NOTCH = 1.5;
const BELOW_NOTCH = [-1.5, -3, -3.75, -4.5];
/** Armhole left between the mouth and the side. */
const ABOVE_UNDERARM = 2.5;
/**
 * A dart that meets its edge more aslant than this leaves no cloth for its cap, degrees. Below the notch the armhole turns
 * away under the arm, and more so where the shoulder drops on to it: there less is enough.
 */
const ASLANT = { above: 42, below: 36 };

/** Short, so that the armhole keeps its length and its place on the width line. */
const BEND_OVER = 4;

/** By how much a dart to this place of the armhole misses being square to it, degrees. */
function aslant(front: Panel, at: number): number {
  const { bustPoint } = front.landmarks;
  if (!bustPoint) throw new Error('The front has no bust point');
  const inward = perp(tangentAtLength(linePath(front, 'armhole'), at));
  return Math.abs(turnDegrees(inward, sub(bustPoint, pointOnLine(front, 'armhole', at))));
}

function armholePlace(front: Panel): number {
  const notch = NOTCH.front * lineLength(front, 'armhole');
  const above = notch + ABOVE_NOTCH;
  if (aslant(front, above) < ASLANT.above) return above;
  const places = BELOW_NOTCH.map((beside) => notch + beside)
    .filter((at) => at >= ABOVE_UNDERARM)
    .map((at) => ({ at, by: aslant(front, at) }));
  const square = places.find(({ by }) => by < ASLANT.below);
  const all = [...places, { at: above, by: aslant(front, above) }];
  return (square ?? all.reduce((best, place) => (place.by < best.by ? place : best))).at;
}

/** A dart from the armhole. A low bust draws its mouth below the notch, where it meets the armhole more squarely. */
export const ARMHOLE_DART = turnedDart({
  id: 'armhole-dart',
  line: 'armhole',
  tipOff: 2.5,
  bendOver: BEND_OVER,
  at: armholePlace,
});
