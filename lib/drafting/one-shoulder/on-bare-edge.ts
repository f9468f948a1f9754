import { closestPlace } from '@/lib/geometry/closest';
import { intersect } from '@/lib/geometry/intersect';
import { lengthAtPlace } from '@/lib/geometry/length';
import { endOf } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';
import { linePath } from '../kernel/lines';
import type { Panel } from '../kernel/panel';

/** Edge left between it and the side, cm. */
const FROM_SIDE = 4;

interface EdgePlace {
  readonly line: 'neckline';
  readonly at: number;
}

/**
 * Where a way over the cloth ends on a half that is cut away above it: a dart or a seam that would begin further up. One
 * that begins so low that it misses the edge ends on it where that is nearest.
 */
export function onBareEdge(bare: Panel, way: Path): EdgePlace {
  const edge = linePath(bare, 'neckline');
  const [crossing] = intersect(edge, way);
  const at = crossing?.lengthA ?? lengthAtPlace(edge, closestPlace(edge, endOf(way)));
  return { line: 'neckline', at: Math.max(at, FROM_SIDE) };
}
