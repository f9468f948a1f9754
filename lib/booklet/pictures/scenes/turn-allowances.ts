import { flatten } from '@/lib/geometry/flatten';
import { pathLength, subPath } from '@/lib/geometry/length';
import { asPairs } from '@/lib/geometry/pair';
import { polyline } from '@/lib/geometry/path';
import { cutAlong } from '@/lib/geometry/polyline/cut-along';
import { parallel } from '@/lib/geometry/polyline/parallel';
import { cyclic } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Question } from '@/lib/operations/ask';
import { OPERATIONS } from '@/lib/operations/registry';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { Operation, Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import { isAmong } from '../../steps/edges/find-sewn';
import { TURNINGS, type Turning } from '../../steps/edges/turnings';
import type { Job } from '../../steps/jobs/jobs';
import type { Facts } from '../../steps/words/facts';
import { inkPoint } from '../cloth/find-inner-point';
import { cowlFolded } from '../cloth/fold-cowl';
import { lineBetween, lineThrough, runsOf } from '../cloth/follow-edges';
import { doneBefore } from '../cloth/lay-piece';
import type { Turned } from '../cloth/scene';
import { type TurnedUp, turnedUp } from '../cloth/turn-edge';

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
  return {
    ...up,
    worked: stitched
      ? runs.map((run) =>
          within(parallel(lineThrough(run), Math.max(...run.map((edge) => stitched(edge, facts)))), open / 2),
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
  const [before, after] = [cyclic(loop, at - 1), cyclic(loop, at + 1)];
  return [
    lineBetween(before.path, Math.max(0, before.length - edge.allowance), before.length),
    lineBetween(after.path, 0, Math.min(after.length, edge.allowance)),
  ];
}

/** Done at the edge of a hem once that is sewn: what is turned there lies over it. */
const isOverHem: Question = ({ works }) => works === 'slit';

/** Corners closer than this are one, cm. */
const SAME = 0.05;

/** A piece with the hems that are sewn by then, where they matter to what is done. */
export function hemmed(
  { draft, measured }: Book,
  { operation, operations, stage }: Job,
  piece: Piece,
): TurnedUp {
  if (operation === 'turn-cowl') return cowlFolded(piece);
  const loop = measured.piece(piece.id)?.edges ?? [];
  const edgesOf = (done: readonly Operation[]): EdgeView[] => {
    const refs = done.flatMap(({ edges }) => edges);
    return loop.filter(({ id }) => isAmong(refs, piece.id, id));
  };
  const sewn = isOverHem(OPERATIONS[operation]) ? doneBefore(draft, stage, ['hem']) : [];
  const own = edgesOf(operations);
  // The end of a sleeve grown on to the piece is hemmed too, and lies far off.
  const edges = runsOf(loop, edgesOf(sewn))
    .filter((run) => own.some((edge) => meets(run, edge)))
    .flat();
  return edges.length > 0 ? turnedUp(piece, loop, edges, TURNINGS.hem.seen) : { piece, turned: [] };
}

/** Whether some edges in a row end where another one does. */
const meets = (run: readonly EdgeView[], { start, end }: EdgeView): boolean =>
  [run[0]?.start, run.at(-1)?.end].some((at) =>
    [start, end].some((other) => at && Math.hypot(at.x - other.x, at.y - other.y) < SAME),
  );

/** Hems as they lie once the edges that cross them are folded over in turn: they end at those folds. */
export function caughtIn(
  { turned }: TurnedUp,
  { turned: over = [] }: { readonly turned?: readonly Turned[] },
  edges: readonly EdgeView[],
): readonly Turned[] {
  if (over.length === 0) return turned;
  return edges.reduce((hems, edge) => hems.map((hem) => foldedAlong(hem, edge)), turned);
}

/** Cut off along an edge, its rim closed along it. */
function foldedAlong({ surface, rims, ...rest }: Turned, { start, end }: EdgeView): Turned {
  const fold = asPairs([start, end]);
  const kept = inkPoint(surface);
  return {
    ...rest,
    surface: cutAlong(surface, fold, kept),
    rims: rims.map((rim) => cutAlong(rim, fold, kept)),
  };
}
