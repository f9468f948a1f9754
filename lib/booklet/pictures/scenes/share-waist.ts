import { pathLength } from '@/lib/geometry/length';
import { polyline } from '@/lib/geometry/path';
import { cyclic, firstOf, item, lastOf, mapTuple } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Question } from '@/lib/operations/ask';
import { OPERATIONS } from '@/lib/operations/registry';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { Side } from '@/lib/pattern/seam-view';
import type { Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import { lineBetween } from '../cloth/follow-edges';
import { lengthOf, lineOf } from '../cloth/walk-seam';

type Line = readonly Pair[];

/** The seams that hold a skirt to its bodice, and their line. */
export const isWaistSeam: Question = ({ works }) => works === 'waist';
const WAIST = 'waist';

/** A panel of the skirt, and the stretch of the waist of the bodice that it hangs from. */
export interface Hanging {
  readonly piece: Piece;
  readonly gathered: boolean;
  readonly from: Line;
}

/** A seam of the waist, seen from the bodice. */
interface Join {
  readonly gathered: boolean;
  readonly above: Side;
  readonly below: Side;
}

/** The seams that hold a skirt to a piece of the bodice. */
export function waistSeamsOf(seams: Book['measured']['seams'], id: string): Join[] {
  return seams
    .map(({ seam, a, b }) => ({ a, b, operation: OPERATIONS[seam.operation] }))
    .filter(({ operation, a, b }) => isWaistSeam(operation) && [a.line, b.line].includes(WAIST))
    .flatMap(({ operation: { gathers }, a, b }) => [
      { gathered: gathers !== undefined, above: a, below: b },
      { gathered: gathers !== undefined, above: b, below: a },
    ])
    .filter(({ above }) => above.steps.some(({ piece }) => piece.id === id));
}

/** The waist of a piece shared out among the panels sewn to it, as their widths are. */
export function hangingFrom({ gathered, above, below }: Join, { id, edges }: PieceView): Hanging[] {
  const before = above.steps.slice(
    0,
    above.steps.findIndex(({ piece }) => piece.id === id),
  );
  const own = above.steps.filter(({ piece }) => piece.id === id);
  const start = lengthOf(before);
  const line = polyline(...own.flatMap(lineOf).map(([x, y]) => ({ x, y })));
  const share = lengthOf(above.steps) / lengthOf(below.steps);
  // Across the mouths of darts the line is longer than the edges it is made of.
  const wider = pathLength(line) / lengthOf(own);
  let at = 0;
  return below.steps.flatMap(({ piece, edge }): Hanging[] => {
    const [from, to] = mapTuple([at - start, at + edge.length * share - start], (along) =>
      Math.min(pathLength(line), Math.max(0, along * wider)),
    );
    at += edge.length * share;
    if (to - from < LEAST) return [];
    const part = lineBetween(line, from, to);
    const ends = [from < LEAST, to > pathLength(line) - LEAST] as const;
    return [{ piece: piece.piece, gathered, from: overAllowances(part, ends, edges) }];
  });
}

/** Less of a waist is rounding, cm. */
const LEAST = 0.1;

/** At the ends of a piece its allowance goes on down the skirt. */
function overAllowances(
  line: Line,
  [first, last]: readonly [boolean, boolean],
  edges: PieceView['edges'],
): Line {
  const beside = ([x, y]: Pair) =>
    edges.find(
      ({ start, end, line: name }) =>
        name !== WAIST && [start, end].some((at) => Math.hypot(at.x - x, at.y - y) < LEAST),
    )?.allowance ?? 0;
  const beyond = (end: Pair, inner: Pair): Pair => {
    const size = Math.hypot(end[0] - inner[0], end[1] - inner[1]);
    const by = beside(end) / size;
    return [end[0] + (end[0] - inner[0]) * by, end[1] + (end[1] - inner[1]) * by];
  };
  const [start, end] = [firstOf(line), lastOf(line)];
  return [
    ...(first ? [beyond(start, item(line, 1))] : []),
    ...line,
    ...(last ? [beyond(end, cyclic(line, -2))] : []),
  ];
}
