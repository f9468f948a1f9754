import { lengthOf } from '@/lib/pattern/lines';
import type { Draft, Piece } from '@/lib/pattern/types';
import { beyond, type Lapse } from './lapse';

const TOLERANCE = 0.02;

/** Edge lengths that another rendering of a piece gives, by edge id, cm. */
type MeasuredEdges = ReadonlyMap<string, number>;

function lengthsOf({ id, edges }: Piece): [string, number][] {
  return edges.map((edge) => [`${id}/${edge.id}`, lengthOf(edge)]);
}

/** INVARIANTS H14: edges that a file draws longer or shorter than the draft, or leaves out. Keys are `piece/edge`. */
export function exportMisses(draft: Draft, measured: MeasuredEdges): Lapse[] {
  const found = draft.pieces.flatMap(lengthsOf).map(([where, length]) => ({
    where,
    figure: Math.abs((measured.get(where) ?? Number.NaN) - length),
  }));
  return beyond(TOLERANCE, found);
}
