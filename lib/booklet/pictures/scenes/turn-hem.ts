import { asPairs } from '@/lib/geometry/pair';
import { cutAlong } from '@/lib/geometry/polyline/cut-along';
import type { OperationName } from '@/lib/operations/names';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { Operation, Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import { TURNINGS } from '../../steps/hems/turning';
import type { Job } from '../../steps/jobs';
import { inkPoint } from '../cloth/find-inner-point';
import type { Turned } from '../cloth/scene';
import { runsOf, type TurnedUp, turnedUp } from '../cloth/turn-edge';

/** Done at the edge of a hem once that is sewn: what is turned there lies over it. */
const OVER_HEM: readonly OperationName[] = ['sew-slit', 'finish-vent'];

/** Corners closer than this are one, cm. */
const SAME = 0.05;

/** A piece with the hems that are sewn by then, where they matter to what is done. */
export function hemmed(
  { draft, measured }: Book,
  { operation, operations, stage }: Job,
  piece: Piece,
): TurnedUp {
  const loop = measured.piece(piece.id)?.edges ?? [];
  const edgesOf = (done: readonly Operation[]): EdgeView[] => {
    const names = done.flatMap(({ edges }) => edges.filter((edge) => edge.piece === piece.id));
    return loop.filter(({ id }) => names.some(({ edge }) => edge === id));
  };
  const sewn = OVER_HEM.includes(operation)
    ? draft.operations.filter((each) => each.operation === 'hem' && each.stage < stage)
    : [];
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
