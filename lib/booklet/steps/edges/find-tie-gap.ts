import { findDone, giving } from '@/lib/operations/ask';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { Draft, Operation } from '@/lib/pattern/types';
import type { Book } from '../../book';

/** A tie begins so far below the corner, cm. */
const BELOW = 0.3;

/** Where on the outer edge of a front its tie lies, by height: just below the end of the slanting edge. */
export function tieSpan({ points }: EdgeView, width: number): readonly [low: number, high: number] {
  const high = Math.max(...points.map(({ y }) => y)) - BELOW;
  return [high - width, high];
}

/** How the ties of a wrap are sewn on; nothing without any. */
export const tiesOf = ({ operations }: Pick<Draft, 'operations'>): Operation | undefined =>
  findDone(operations, giving('tied'))[0];

export type Heights = readonly [low: number, high: number];

/** The gap lies level with the tie, its middle at the middle of the tie. */
export function gapHeights({ draft, measured }: Book): Heights | undefined {
  const ties = tiesOf(draft);
  const edges = (ties?.edges ?? []).flatMap((ref) => {
    const [view, found] = [measured.piece(ref.piece), measured.edge(ref)];
    return found && view ? [{ view, found }] : [];
  });
  const width = edges.find(({ view }) => view.piece.part === 'band')?.found.length;
  const outer = edges.find(({ view }) => view.piece.part !== 'band')?.found;
  if (!ties || width === undefined || !outer) return undefined;
  const [low, high] = tieSpan(outer, width);
  const more = (Number(ties.figures.width) - width) / 2;
  return [low - more, high + more];
}

/** How far above the lower end of the side seam of a bodice, or of a lining, the gap begins, cm; 0 without one. */
export function tieGapFoot(book: Book, inside: 'front' | 'lining' = 'front'): number {
  const heights = gapHeights(book);
  if (!heights) return 0;
  const fronts = book.measured.pieces.filter(({ piece: { part } }) => part === inside);
  const sides = fronts.flatMap(({ edges }) => edges.filter(({ line }) => line === 'side'));
  return Math.max(0, heights[0] - Math.min(...sides.flatMap(({ points }) => points.map(({ y }) => y))));
}
