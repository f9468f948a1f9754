import { smoothThrough } from '@/lib/geometry/fit';
import { polyline } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';
import { toMillimetre } from '@/lib/measurements/to-millimetre';
import type { Notice } from '@/lib/pattern/types';
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

/** A short strip is no deeper than this share of its length: it would be a half moon, its hem too round to fold (H). */
export const DEEPEST = 0.25;

/** Told where a ruffle is less deep than asked, as far as its shortest strip asks. */
export const narrower = (asked: number, used: number): Notice[] =>
  used < asked - 0.05
    ? [{ code: 'shoulder-ruffle-narrower', figures: { asked, used: toMillimetre(used) } }]
    : [];
