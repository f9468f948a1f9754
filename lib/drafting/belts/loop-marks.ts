import { intersectVertical } from '@/lib/geometry/intersect';
import { pathLength, pointAtLength, subPath, tangentAtLength } from '@/lib/geometry/length';
import { polyline, startOf } from '@/lib/geometry/path';
import { add, perp, scale } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import { clothAt } from '../kernel/cloth';
import { edgesOf } from '../kernel/lines';
import type { Panel } from '../kernel/panel';

/** What is drawn for a loop, and on which panel. */
interface LoopMark {
  readonly panel: Panel;
  readonly path: Path;
}

/** Cloth between the centre, darts, seams and the side, and the mark of a loop so many cm along it. */
interface Stretch {
  readonly panel: Panel;
  readonly length: number;
  readonly markAt: (along: number) => Path;
}

/** A loop keeps its whole width clear of darts and seams, where it would be too thick to sew through, cm. */
const CLEAR = 1;
/** What lies this far beyond the centre belongs to a lap. */
const LAPPED = 0.05;

/** What of an edge lies outward of the centre: a lap is not counted. */
function fromCentre(path: Path): Path {
  const [hit] = startOf(path).x < -LAPPED ? intersectVertical(path, 0) : [];
  return hit ? subPath(path, hit.length, pathLength(path)) : path;
}

/** Over a seam or the lower edge loops rise square from it: as high everywhere, however it curves. */
export function stretchesOver(
  panels: readonly Panel[],
  line: 'waist' | 'hem',
  height: number,
  off = 0,
): Stretch[] {
  return panels.flatMap((panel) =>
    edgesOf(panel, line).map((edge) => {
      const path = line === 'hem' ? fromCentre(edge.path) : edge.path;
      return {
        panel,
        length: pathLength(path),
        markAt: (along) => {
          const up = perp(tangentAtLength(path, along));
          const raised = (by: number) => add(pointAtLength(path, along), scale(up, up.y > 0 ? by : -by));
          return polyline(raised(off), raised(off + height));
        },
      };
    }),
  );
}

/** Elsewhere they lie half above a level of the cloth and half below it. */
export function stretchesAcross(panels: readonly Panel[], level: number, size: number): Stretch[] {
  const end = (x: number, off: number): Point => ({ x, y: level + off });
  return clothAt(panels, level).map(({ panel, from, to }) => ({
    panel,
    length: to - from,
    markAt: (along) => polyline(end(from + along, -size / 2), end(from + along, size / 2)),
  }));
}

export const widthOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { length }) => sum + length, 0);

/** The mark of a loop so many cm of cloth from the centre, or as near to it as darts and seams let it stand. */
export function markBeyond(stretches: readonly Stretch[], worn: number): LoopMark {
  let left = worn;
  for (const { panel, length, markAt } of stretches) {
    const along = Math.max(Math.min(left, length - CLEAR), Math.min(CLEAR, length / 2));
    if (left <= length) return { panel, path: markAt(along) };
    left -= length;
  }
  throw new RangeError(`No cloth ${worn.toFixed(1)} cm from the centre`);
}
