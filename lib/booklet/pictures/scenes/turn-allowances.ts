import { flatten } from '@/lib/geometry/flatten';
import { pathLength, subPath } from '@/lib/geometry/length';
import { asPairs } from '@/lib/geometry/pair';
import { polyline } from '@/lib/geometry/path';
import { parallel } from '@/lib/geometry/polyline/parallel';
import type { Pair } from '@/lib/geometry/types';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { Piece } from '@/lib/pattern/types';
import type { Turning } from '../../steps/hems/turning';
import type { Facts } from '../../steps/words/facts';
import { runsOf, type TurnedUp, turnedUp } from '../cloth/turn-edge';

type Line = readonly Pair[];

interface TurnedPiece extends TurnedUp {
  readonly worked: readonly Line[];
  readonly overcast: readonly Line[];
}

/** A piece with some edges turned, and the lines sewn then. */
export function turnedPiece(
  piece: Piece,
  loop: readonly EdgeView[],
  edges: readonly EdgeView[],
  { turning, facts }: { readonly turning: Turning; readonly facts: Facts },
): TurnedPiece {
  const { seen, stitched, overcast = false, open = 0 } = turning;
  const up = turnedUp(piece, loop, edges, seen);
  const runs = runsOf(loop, edges);
  const lineOf = (run: readonly EdgeView[]) => run.flatMap(({ points }) => asPairs(points));
  return {
    ...up,
    worked: stitched
      ? runs.map((run) =>
          within(parallel(lineOf(run), Math.max(...run.map((edge) => stitched(edge, facts)))), open / 2),
        )
      : edges.flatMap((edge) => endsOf(loop, edge)),
    overcast: overcast ? up.turned.map(({ edge }) => edge) : [],
  };
}

/** A line that stops so far short of both its ends. */
function within(line: Line, short: number): Line {
  if (short === 0) return line;
  const path = polyline(...line.map(([x, y]) => ({ x, y })));
  return asPairs(flatten(subPath(path, short, pathLength(path) - short), 0.05));
}

/** The stitching line beside both ends of an edge, as far as the allowance turned over it reaches. */
function endsOf(loop: readonly EdgeView[], edge: EdgeView): Line[] {
  const at = loop.findIndex(({ id }) => id === edge.id);
  const [before, after] = [loop.at(at - 1), loop[(at + 1) % loop.length]];
  if (!before || !after) return [];
  return [
    pathOf(before, Math.max(0, before.length - edge.allowance), before.length),
    pathOf(after, 0, Math.min(after.length, edge.allowance)),
  ];
}

const pathOf = ({ path }: EdgeView, from: number, to: number): Line =>
  asPairs(flatten(subPath(path, from, to), 0.05));
