import { smoothThrough } from '@/lib/geometry/fit';
import { polyline } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';
import { edge, type Panel, panel } from '../kernel/panel';

/** Depth of a strip along its length: nothing at both ends, where it runs into the seam. */
function outerEdge(length: number, depth: number): Path {
  return smoothThrough(
    [
      { x: 0, y: 0 },
      { x: 0.22 * length, y: -0.8 * depth },
      { x: 0.5 * length, y: -depth },
      { x: 0.78 * length, y: -0.8 * depth },
      { x: length, y: 0 },
    ],
    {},
  );
}

/** A strip that runs out to nothing at both its ends, straight where it is caught. */
export function crescent(id: string, length: number, depth: number, count: 1 | 2 = 2): Panel {
  return panel({
    id,
    part: 'ruffle',
    cut: { count, onFold: false, mirrored: false },
    edges: [
      edge('hem', outerEdge(length, depth), { role: 'hem', kind: 'narrow-hem' }),
      edge('ruffle', polyline({ x: length, y: 0 }, { x: 0, y: 0 }), { role: 'finished' }),
    ],
    grain: 0,
  });
}
