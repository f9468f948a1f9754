import { STILL } from '@/lib/geometry/motion';
import { asPairs } from '@/lib/geometry/pair';
import { cutAlong } from '@/lib/geometry/polyline/cut-along';
import { parallel } from '@/lib/geometry/polyline/parallel';
import { firstOf } from '@/lib/geometry/sequence';
import type { Pair, Point } from '@/lib/geometry/types';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { Draft } from '@/lib/pattern/types';
import { isAmong, zipsBefore } from '../../steps/find-sewn';
import type { Job } from '../../steps/jobs';
import { tape } from './make-zip';
import type { Shown } from './scene';
import { type TurnedUp, turnedUp } from './turn-edge';

/** A facing is folded so far before the teeth, cm. */
const BEFORE_TEETH = 0.5;

/** The edges of a piece that a zip is sewn into by then. */
export const zippedEdges = (draft: Draft, job: Job, { id, edges }: PieceView): EdgeView[] => {
  const refs = zipsBefore(draft, job).flatMap((each) => each.edges);
  return edges.filter((edge) => isAmong(refs, id, edge.id));
};

/** A facing with the edge that meets a zip folded to its wrong side, beside the teeth. */
export function foldedBesideZip({ operations }: Draft, { piece, id, edges }: PieceView): TurnedUp {
  const refs = operations
    .filter((each) => each.operation === 'finish-facing-at-zip')
    .flatMap((each) => each.edges);
  const isFolded = (edge: EdgeView) => isAmong(refs, id, edge.id);
  const loop = edges.map((edge) => (isFolded(edge) ? movedIn(edge) : edge));
  return turnedUp(piece, loop, loop.filter(isFolded));
}

function movedIn(edge: EdgeView): EdgeView {
  const points = parallel(asPairs(edge.points), BEFORE_TEETH).map(([x, y]): Point => ({ x, y }));
  return { ...edge, points };
}

/**
 * The allowance of a garment wrapped over a facing with the tape of its zip, the tape beneath it, as far down as a level.
 */
export function wrappedOver({ piece, turned }: TurnedUp, line: readonly Pair[], level: number): Shown[] {
  const down = [...line].sort(([, one], [, other]) => other - one).filter(([, y]) => y > level);
  const [x = 0] = down.at(-1) ?? [];
  const lying = { piece, side: 'wrong', unfolded: false, unnamed: true, motion: STILL, worked: [] } as const;
  const end: readonly [Pair, Pair] = [
    [x, level],
    [x + 1, level],
  ];
  return turned.flatMap(({ surface }): Shown[] => [
    tape([...down, end[0]], 1),
    { ...lying, outline: cutAlong(surface, end, firstOf(down)) },
  ]);
}
