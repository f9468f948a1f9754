import { asPairs } from '@/lib/geometry/pair';
import { dot } from '@/lib/geometry/point';
import { partedAlong } from '@/lib/geometry/polyline/parted-along';
import { cyclic, firstOf, lastOf } from '@/lib/geometry/sequence';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { Piece } from '@/lib/pattern/types';
import { turnedOver } from './fold-allowance';
import type { Turned } from './scene';

/** A piece of which an edge is turned over: cut off along the fold, the allowance lying on it. */
export interface TurnedUp {
  readonly piece: Piece;
  readonly turned: readonly Turned[];
}

/**
 * Turns the allowance of some edges over on their piece, along the edge. `seen` is how much of it shows then, cm: less
 * than all where its own edge is turned in once more.
 */
export function turnedUp(
  piece: Piece,
  loop: readonly EdgeView[],
  edges: readonly EdgeView[],
  seen: (edge: EdgeView) => number = ({ allowance }) => allowance,
): TurnedUp {
  return runsOf(loop, edges).reduce<TurnedUp>(
    ({ piece: before, turned }, run) => {
      const line = run.flatMap(({ points }) => asPairs(points));
      const parted = partedAlong(before.cutLine, line, runsOnAt(loop, run));
      const widest = Math.max(...run.map(({ allowance }) => allowance));
      if (!parted || widest === 0) return { piece: before, turned };
      const share = Math.max(...run.map(seen)) / widest;
      const over = turnedOver(parted, share, piece);
      return { piece: { ...before, cutLine: parted.kept }, turned: [...turned, over] };
    },
    { piece, turned: [] },
  );
}

/** Edges that follow each other, whatever sewn darts part them, in the order of the outline. */
export function runsOf(loop: readonly EdgeView[], edges: readonly EdgeView[]): EdgeView[][] {
  const ring = loop.filter(({ role }) => role !== 'dart');
  const isOne = (edge: EdgeView | undefined) => edges.some(({ id }) => id === edge?.id);
  const first = ring.findIndex((edge, i) => isOne(edge) && !isOne(ring.at(i - 1)));
  const runs: EdgeView[][] = [];
  for (let i = 0; i < ring.length; i++) {
    const edge = cyclic(ring, Math.max(0, first) + i);
    const before = ring.at((Math.max(0, first) + i - 1) % ring.length);
    if (!isOne(edge)) continue;
    if (i > 0 && isOne(before)) runs.at(-1)?.push(edge);
    else runs.push([edge]);
  }
  return runs;
}

/** At which of its ends a run goes on smoothly in another edge: that one's allowance is not turned. */
function runsOnAt(loop: readonly EdgeView[], run: readonly EdgeView[]): readonly [boolean, boolean] {
  const ring = loop.filter(({ role }) => role !== 'dart');
  const [first, last] = [firstOf(run), lastOf(run)];
  const at = ({ id }: EdgeView) => ring.findIndex((edge) => edge.id === id);
  const [before, after] = [ring.at(at(first) - 1), ring[(at(last) + 1) % ring.length]];
  return [
    before !== undefined && dot(before.endDirection, first.startDirection) > RUNS_ON,
    after !== undefined && dot(last.endDirection, after.startDirection) > RUNS_ON,
  ];
}

/** Edges that turn less than this where they meet run on into each other (cosine). */
const RUNS_ON = Math.cos((20 * Math.PI) / 180);
