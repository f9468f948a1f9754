import { lineLength } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { NOTCH } from '../sleeves/armhole-seam';
import { aslant, onRaglan, type Place } from './place';
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

/** Where a raglan seam has the upper armhole: shares of that seam from where it runs into what is left. */
const OF_RAGLAN = [0.24, 0.32, 0.4, 0.48];

function squarest(front: Panel, places: readonly Place[], within: number): Place {
  const off = (place: Place) => aslant(front, place);
  const square = places.find((place) => off(place) < within);
  return square ?? places.reduce((best, place) => (off(place) < off(best) ? place : best));
}

function armholePlace(front: Panel): Place {
  const onArmhole = (at: number): Place => ({ line: 'armhole', at });
  const notch = NOTCH.front * lineLength(front, 'armhole');
  const above = onArmhole(notch + ABOVE_NOTCH);
  if (aslant(front, above) < ASLANT.above) return above;
  const below = BELOW_NOTCH.map((beside) => notch + beside).filter((at) => at >= ABOVE_UNDERARM);
  return squarest(front, [...below.map(onArmhole), above], ASLANT.below);
}

/** In a raglan seam as squarely as it can open there. */
function raglanPlace(front: Panel): Place | undefined {
  const places = OF_RAGLAN.flatMap((share) => onRaglan(front, share) ?? []);
  return places.length > 0 ? squarest(front, places, ASLANT.above) : undefined;
}

/** A dart from the armhole. A low bust draws its mouth below the notch, where it meets the armhole more squarely. */
export const ARMHOLE_DART = turnedDart({
  id: 'armhole-dart',
  tipOff: 2.5,
  bendOver: BEND_OVER,
  at: (front) => raglanPlace(front) ?? armholePlace(front),
});
