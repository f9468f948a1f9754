import { pathLength } from '@/lib/geometry/length';
import { cross, dot } from '@/lib/geometry/point';
import { tangentAt } from '@/lib/geometry/segment';
import { lastOf } from '@/lib/geometry/sequence';
import type { Path, Segment } from '@/lib/geometry/types';
import { edge, type PanelEdge, type PanelLine } from './panel';

/** Beyond this turn between two segments a line has a corner, and an edge ends there (INVARIANTS A9). */
const CORNER_DEGREES = 3;

function isCorner(before: Segment, after: Segment): boolean {
  const u = tangentAt(before, 1);
  const v = tangentAt(after, 0);
  const turn = (Math.atan2(cross(u, v), dot(u, v)) * 180) / Math.PI;
  return Math.abs(turn) > CORNER_DEGREES;
}

/**
 * The edges of a seam line drawn as one path: an edge never turns a corner, so a line with corners is several edges,
 * each knowing how far along the line it begins.
 */
export function stretches(line: PanelLine, path: Path, options: Partial<PanelEdge> = {}): PanelEdge[] {
  const [first, ...rest] = path;
  const runs: [Segment, ...Segment[]][] = [[first]];
  for (const segment of rest) {
    const run = lastOf(runs);
    if (isCorner(lastOf(run), segment)) runs.push([segment]);
    else run.push(segment);
  }
  let from = 0;
  return runs.map((run) => {
    const made = edge(line, run, { ...options, from });
    from += pathLength(run);
    return made;
  });
}
