import { splitAtLength } from '@/lib/geometry/length';
import { endOf, joinPaths, polyline, startOf, translatePath } from '@/lib/geometry/path';
import type { SewnCap } from '../sleeves/armhole-seam';
import { type Cap, FRONT_SHARE } from '../sleeves/cap';
import type { Fitted } from '../sleeves/fit';

/** A cap parted at its crown, so much cloth laid in there from top to bottom (METHODS §4), cm. */
export function widenedCap({ cap, width, ease }: Fitted, by: number): Fitted {
  const [front, back] = splitAtLength(cap.path, cap.front);
  const inFront = FRONT_SHARE * by;
  const [right, left] = [
    translatePath(front, { x: inFront, y: 0 }),
    translatePath(back, { x: inFront - by, y: 0 }),
  ];
  const path = joinPaths(right, polyline(endOf(right), startOf(left)), left);
  const wider: Cap = { ...cap, path, front: cap.front + inFront };
  return { cap: wider, width: width + by, ease };
}

/** Its places, those behind the crown so much further along. */
export const widenedPlaces = (plain: SewnCap, by: number): SewnCap => ({
  ...plain,
  length: plain.length + by,
  crown: plain.crown + FRONT_SHARE * by,
  backNotch: plain.backNotch + by,
});
