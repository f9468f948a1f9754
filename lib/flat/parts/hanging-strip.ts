import { pathLength, pointAtLength } from '@/lib/geometry/length';
import { polyline } from '@/lib/geometry/path';
import { lerp } from '@/lib/geometry/point';
import { mapTuple } from '@/lib/geometry/sequence';
import type { Path } from '@/lib/geometry/types';

/** Distance between two folds, and how far a fold reaches into the strip. */
export const FOLD = { apart: 2.2, share: 0.6 };
/** How far a free edge swings in waves. */
export const WAVE = 0.25;

interface Wave {
  readonly at: number;
  readonly share: number;
  readonly wave: number;
}

/** Places along a free edge, in and out in turn, its ends at rest. */
export function waved(whole: number): Wave[] {
  const steps = Math.max(4, Math.round(whole / FOLD.apart));
  return Array.from({ length: steps + 1 }, (_, i) => ({
    at: (whole * i) / steps,
    share: i / steps,
    wave: i === 0 || i === steps ? 0 : i % 2 === 0 ? WAVE : -WAVE,
  }));
}

/** Folds from where a strip is gathered toward its free edge. */
export function folds(gathered: Path, edge: Path): Path[] {
  const count = Math.max(3, Math.round(pathLength(gathered) / FOLD.apart));
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count;
    const [from, to] = mapTuple([gathered, edge], (of) => pointAtLength(of, share * pathLength(of)));
    return polyline(from, lerp(from, to, i % 2 === 0 ? FOLD.share : FOLD.share / 2));
  });
}
