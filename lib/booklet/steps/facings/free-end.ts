import { flatten } from '@/lib/geometry/flatten';
import { subPath } from '@/lib/geometry/length';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { Pair } from '@/lib/pattern/types';
import { asPairs } from '../../drawings/plane/as-pairs';

/** A few stitches by hand, as they are shown, cm. */
export const STITCHES = 2.5;
const CHORDS = 0.05;

const isFree = (edge: EdgeView | undefined): boolean => edge?.role === 'finished';

/**
 * Of edges that cross to the free edge of their piece, the stretch beside that; a short rise above such an edge is left
 * out. All of them where none does.
 */
export function besideFreeEdge(edges: readonly EdgeView[], loop: readonly EdgeView[]): Pair[][] {
  const ends = edges.map((edge) => freeEndsOf(edge, loop));
  const crosses = ends.some(({ atStart, atEnd }) => atStart || atEnd);
  return edges.flatMap((edge, i): Pair[][] => {
    const { atStart = false, atEnd = false } = ends[i] ?? {};
    if (crosses && !atStart && !atEnd) return [];
    const stretch = Math.min(STITCHES, edge.length);
    const from = atEnd && !atStart ? edge.length - stretch : 0;
    const to = atStart && !atEnd ? stretch : edge.length;
    return [asPairs(flatten(subPath(edge.path, from, to), CHORDS))];
  });
}

function freeEndsOf({ id }: EdgeView, loop: readonly EdgeView[]) {
  const at = loop.findIndex((edge) => edge.id === id);
  return { atStart: isFree(loop.at(at - 1)), atEnd: isFree(loop[(at + 1) % loop.length]) };
}
