import { carry, invertMotion } from '@/lib/geometry/motion';
import { besideLine } from '@/lib/geometry/polyline/beside-line';
import { finely } from '@/lib/geometry/polyline/finely';
import { placesOf } from '@/lib/geometry/polyline/place-on';
import { firstOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { artOutline } from '../cloth/outline-piece';
import type { Shown } from '../cloth/scene';
import { type Laid, lengthOf, lineOf } from '../cloth/walk-seam';

/** A hole in a sewn seam narrower than this lies under the allowances, cm. */
const NARROW = 1;
/** An edge trimmed to the seam lies on it, as nearly as it is reckoned, cm. */
const ON = 0.05;
/** Allowances stand no further out beyond the ends of a seam, cm. */
const PAST = 4;

/**
 * A piece of side b under side a, its edge let out to the line it is sewn to where both edges are hollow and cannot lie
 * on each other flat: no hole is seen in a sewn seam.
 */
export function reachingTo(a: readonly Laid[], b: readonly Laid[], shown: Shown): Shown {
  const steps = b.filter(({ piece }) => piece.id === shown.piece.id);
  const own = besideLine(lineIn(steps), steps[0]?.reversed ? -1 : 1);
  const [whole, before] = [lengthOf(b), lengthOf(b.slice(0, b.indexOf(firstOf(steps))))];
  const places = placesOf(a.flatMap(lineOf).map((at) => carry(invertMotion(shown.motion), at)));
  const goal = (along: number): Pair =>
    places((before + Math.min(own.length, Math.max(0, along))) / whole).at;
  const gap = (along: number): number => -own.locate(goal(along))[1];
  if (!SHARES.some((share) => gap(share * own.length) > NARROW)) return shown;
  const outline = finely(shown.outline ?? artOutline(shown.piece, false)).map((at): Pair => {
    const [along, off] = own.locate(at);
    const isBeyond = off < ON && along > -PAST && along < own.length + PAST;
    return isBeyond && gap(along) > 0 ? moved(at, own.at([along, 0]), goal(along)) : at;
  });
  return { ...shown, outline, sewn: [], ...(shown.outline ? {} : { letOut: true }) };
}

const SHARES = Array.from({ length: 21 }, (_, i) => i / 20);

/** As the piece was drawn, wherever it lies. */
const lineIn = (steps: readonly Laid[]): Pair[] => steps.flatMap(({ lies: _, ...step }) => lineOf(step));

const moved = ([x, y]: Pair, [fromX, fromY]: Pair, [toX, toY]: Pair): Pair => [
  x + toX - fromX,
  y + toY - fromY,
];
