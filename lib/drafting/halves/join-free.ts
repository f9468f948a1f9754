import { pathLength, subPath } from '@/lib/geometry/length';
import { endDirection, endOf, pathFrom, startDirection, startOf } from '@/lib/geometry/path';
import { add, distance, lerp, scale, unit } from '@/lib/geometry/point';
import { cubic } from '@/lib/geometry/segment';
import { cyclic } from '@/lib/geometry/sequence';
import { SAME_POINT } from '@/lib/geometry/tolerance';
import type { Path, Point } from '@/lib/geometry/types';
import type { PanelEdge } from '../kernel/panel';

/** Where the hem bends at the centre, the free edge of the facing of each half meets it at a height of its own, cm. */
const APART = 0.5;
/** The edge is led from one to the other over so much on each side, cm. */
const OVER = 4;

/** Where two edges are to meet, and the direction in which both pass there. */
interface Passing {
  readonly at: Point;
  readonly along: Point;
}

const isFree = ({ role, kind }: PanelEdge): boolean => role === 'finished' && kind === 'none';

/** How free edges that follow each other as one line pass from one to the next; undefined where they meet, or are not one. */
function passing(before: PanelEdge, next: PanelEdge): Passing | undefined {
  const [end, start] = [endOf(before.path), startOf(next.path)];
  const gap = distance(end, start);
  const isLong = [before, next].every(({ path }) => pathLength(path) > 2 * OVER);
  if (!isFree(before) || !isFree(next) || !isLong || gap <= SAME_POINT || gap > APART) return undefined;
  return {
    at: lerp(end, start, 0.5),
    along: unit(add(endDirection(before.path), startDirection(next.path))),
  };
}

function begunAt(path: Path, { at, along }: Passing): Path {
  const rest = subPath(path, OVER, pathLength(path));
  const [to, back] = [startOf(rest), scale(startDirection(rest), -OVER / 3)];
  return pathFrom([cubic(at, add(at, scale(along, OVER / 3)), add(to, back), to), ...rest]);
}

function endedAt(path: Path, { at, along }: Passing): Path {
  const rest = subPath(path, 0, pathLength(path) - OVER);
  const [from, on] = [endOf(rest), scale(endDirection(rest), OVER / 3)];
  return pathFrom([...rest, cubic(from, add(from, on), add(at, scale(along, -OVER / 3)), at)]);
}

/** Edges of two halves, those that are free and sewn to nothing led over to each other where they meet, without a corner. */
export function joinedFree(edges: readonly PanelEdge[]): PanelEdge[] {
  return edges.map((own, i) => {
    const [start, end] = [passing(cyclic(edges, i - 1), own), passing(own, cyclic(edges, i + 1))];
    const begun = start ? begunAt(own.path, start) : own.path;
    return { ...own, path: end ? endedAt(begun, end) : begun };
  });
}
