import { crosses } from '@/lib/drafting/openings/way-in';
import type { Item } from '@/lib/drawing/types';
import { smoothThrough } from '@/lib/geometry/fit';
import { pathLength, pointAtLength, tangentAtLength } from '@/lib/geometry/length';
import { joinPaths, polyline, reversePath, startOf } from '@/lib/geometry/path';
import { add, lerp, perp, scale } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import { line, shape } from '../ink';
import { lapEdges } from '../parts/lapped-edge';
import type { Worn } from '../worn/types';

/** Distance between two hollows, how far the waves swing as a share of the height, and how long the gathers are. */
const FOLDS = { apart: 2.4, swing: 0.16, gather: 0.45 };
/** Over the last of the edge the frill runs out to nothing, cm. */
const TAPER = 10;

/** How high the frill stands at a place of the edge, of its whole height. */
const shareAt = (at: number, whole: number): number => Math.min(1, (whole - at) / Math.min(TAPER, whole));

/** Places beside the edge: above it where it leaves the centre, square to it farther on. */
function rim(edge: Path, height: number, steps: number): Point[] {
  const whole = pathLength(edge);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const at = (whole * i) / steps;
    const out = lerp({ x: 0, y: 1 }, perp(tangentAtLength(edge, at)), Math.min(1, (3 * i) / steps));
    const wave = i === 0 || i === steps ? 0 : i % 2 === 0 ? -FOLDS.swing : FOLDS.swing;
    return add(pointAtLength(edge, at), scale(out, height * shareAt(at, whole) * (1 + wave)));
  });
}

/** A frill that goes on along the edge of the front that crosses on top, and runs out at its tie. */
export function crossingFrill({ draft, near }: Worn, height: number): Item[] {
  if (near.view !== 'front' || !crosses(draft.choices)) return [];
  return lapEdges(draft, near).flatMap(({ slope }) => {
    const whole = pathLength(slope);
    const steps = 2 * Math.max(2, Math.round(whole / FOLDS.apart));
    const places = rim(slope, height, steps);
    const edge = smoothThrough(places);
    const outline = joinPaths(slope, reversePath(edge), polyline(startOf(edge), startOf(slope)));
    const hollows = places.filter((_, i) => i % 2 === 1);
    const id = 'front/collar';
    return [
      shape(outline, 'trim', id),
      line(edge, 'outline', id),
      line(slope, 'seam', id),
      ...hollows.map((head, i) => {
        const foot = pointAtLength(slope, (whole * (2 * i + 1)) / steps);
        return line(polyline(foot, lerp(foot, head, FOLDS.gather)), 'seam', id);
      }),
    ];
  });
}
