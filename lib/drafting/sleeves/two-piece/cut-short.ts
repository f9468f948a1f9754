import { intersectHorizontal } from '@/lib/geometry/intersect';
import { pathLength, subPath } from '@/lib/geometry/length';
import type { Path } from '@/lib/geometry/types';
import type { Seams } from './panels';

/** The upper front seam is never the longer one, nor the upper back seam the shorter, whatever writing them down rounds. */
const HAIR = 0.001;

function downTo(path: Path, y: number): Path {
  const [hit] = intersectHorizontal(path, y);
  if (!hit) throw new RangeError(`The sleeve does not reach down to ${y.toFixed(1)} cm`);
  return subPath(path, 0, hit.length);
}

const lengthened = (path: Path, length: number): Path => subPath(path, 0, Math.min(length, pathLength(path)));

/**
 * The seams of a sleeve that ends above its bend: those of the long one down to a level. Stretch and ease belong to the
 * elbow: here both sides of each are as long.
 */
export function cutShort(upper: Seams, under: Seams, y: number): { upper: Seams; under: Seams } {
  const own = { fore: downTo(upper.fore, y), hind: downTo(upper.hind, y) };
  return {
    upper: own,
    under: {
      fore: lengthened(under.fore, pathLength(own.fore) + HAIR),
      hind: lengthened(under.hind, pathLength(own.hind) - HAIR),
    },
  };
}
