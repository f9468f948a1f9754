import type { EdgeView } from '@/lib/drafting/checks/context/edge-view';
import type { Pair } from '@/lib/drafting/types';
import { flatten } from '@/lib/geometry/flatten';
import { subPath } from '@/lib/geometry/length';
import { asPairs } from '../drawings/as-pairs';

/** A few stitches by hand, as they are shown, cm. */
const STITCHES = 2.5;
const CHORDS = 0.05;

/** Of an edge that crosses to the free edge of its piece, the stretch beside that; all of one that does not. */
export function besideFreeEdge(edge: EdgeView, loop: readonly EdgeView[]): Pair[] {
  const at = loop.findIndex(({ id }) => id === edge.id);
  const isFree = (other: EdgeView | undefined) => other?.role === 'finished';
  const atStart = isFree(loop.at(at - 1));
  const atEnd = isFree(loop[(at + 1) % loop.length]);
  const stretch = Math.min(STITCHES, edge.length);
  const from = atEnd && !atStart ? edge.length - stretch : 0;
  const to = atStart && !atEnd ? stretch : edge.length;
  return asPairs(flatten(subPath(edge.path, from, to), CHORDS));
}
