import { cubicWithTangents } from '@/lib/geometry/fit';
import { pathFrom } from '@/lib/geometry/path';
import { polar } from '@/lib/geometry/point';
import { neighbours } from '@/lib/geometry/sequence';
import type { Path } from '@/lib/geometry/types';
import type { Station } from './side';

/** Gathered cloth stands off below its seam by this, within that much of depth, cm; then it falls. */
const STAND = { off: 7, within: 6, fall: 0.13 };
/** A tier stands off from the one above it only as far, as a share: that stands off already. */
const LOWER = 0.3;
/** Where it springs from its seam it lies so flat, degrees above level. */
const SPRINGS = 32;

/** Half the width to which cloth has sprung at a height, gathered on to a seam at `top`; `tier`: how many hang above it. */
export function gatheredWidth(top: Station, y: number, tier: number): number {
  const depth = top.y - y;
  const off = STAND.off * (tier === 0 ? 1 : LOWER);
  return top.x + off * (1 - Math.exp(-depth / STAND.within)) + STAND.fall * depth;
}

/** The side of gathered cloth through the lower end of each tier, from the lowest station up to the seam at the top. */
export function gatheredSide(stations: readonly Station[]): Path {
  const falling = { x: -STAND.fall, y: 1 };
  const springing = polar({ x: 0, y: 0 }, 180 - SPRINGS, 1);
  return pathFrom(
    neighbours(stations).map(([low, high]) =>
      cubicWithTangents(low, falling, high, springing, 0.5, springOf(low, high)),
    ),
  );
}

/** A handle no longer than the cloth stands off, as a share of the way. */
const springOf = (low: Station, high: Station): number =>
  Math.min(0.3, (0.8 * Math.max(0, low.x - high.x)) / Math.hypot(low.x - high.x, low.y - high.y));
