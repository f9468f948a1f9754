import type { EdgeView } from '@/lib/drafting/checks/context/edge-view';
import type { Pair, Piece } from '@/lib/drafting/types';
import { dot } from '@/lib/geometry/point';
import { boundsOf } from '@/lib/layout/silhouette';
import { foldLine } from '@/lib/layout/unfold';
import { asPairs } from './as-pairs';
import { type Crossing, meets, ROUNDING } from './meets';
import { placeOn } from './place-on';
import type { Turned } from './scene';

type Line = readonly Pair[];

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
    const edge = ring[(Math.max(0, first) + i) % ring.length] as EdgeView;
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
  const [first, last] = [run[0] as EdgeView, run.at(-1) as EdgeView];
  const at = ({ id }: EdgeView) => ring.findIndex((edge) => edge.id === id);
  const [before, after] = [ring.at(at(first) - 1), ring[(at(last) + 1) % ring.length]];
  return [
    before !== undefined && dot(before.endDirection, first.startDirection) > RUNS_ON,
    after !== undefined && dot(last.endDirection, after.startDirection) > RUNS_ON,
  ];
}

interface Parted {
  readonly kept: Pair[];
  /** From where the line meets the outline to where it leaves it. */
  readonly fold: Line;
  readonly beyond: Line;
}

/**
 * An outline parted along a line that is drawn on at both ends until it meets it; where the edge itself goes on the
 * allowance is parted square across.
 */
function partedAlong(outline: Line, line: Line, square: readonly [boolean, boolean]): Parted | undefined {
  const [start, end] = [line[0] as Pair, line.at(-1) as Pair];
  const from = meets(outline, start, square[0] ? across(start, line[1] as Pair, -1) : line[1]);
  const to = meets(outline, end, square[1] ? across(end, line.at(-2) as Pair, 1) : line.at(-2));
  if (!from || !to) return undefined;
  const whole = [from.at, ...line, to.at];
  const fold = [...(square[0] ? [] : [from.at]), ...line, ...(square[1] ? [] : [to.at])];
  const kept = [...whole, ...verticesFrom(outline, to, from)];
  return { kept, fold, beyond: [from.at, ...verticesFrom(outline, from, to), to.at] };
}

/** A place as far inside an end of an edge as the next place on it is along it: the cloth lies to the left. */
const across = ([x, y]: Pair, [ix, iy]: Pair, way: 1 | -1): Pair => [x + (iy - y) * way, y - (ix - x) * way];

function verticesFrom(outline: Line, from: Crossing, to: Crossing): Pair[] {
  const sides = (to.side - from.side + outline.length) % outline.length;
  const count = sides === 0 && to.share < from.share ? outline.length : sides;
  return Array.from({ length: count }, (_, i) => outline[(from.side + 1 + i) % outline.length] as Pair);
}

/** Edges that turn less than this where they meet run on into each other (cosine). */
const RUNS_ON = Math.cos((20 * Math.PI) / 180);

/** The allowance turned over its fold: every place as far inside as it was outside. */
function turnedOver({ fold, beyond }: Parted, share: number, piece: Piece): Turned {
  const over = beyond.map((at) => {
    const [x, y] = nearest(fold, at);
    return [x + (x - at[0]) * share, y + (y - at[1]) * share] as Pair;
  });
  return { surface: [...fold, ...[...over].reverse()], rims: rimsOf(over, piece), edge: edgeOf(over, fold) };
}

/** The ends of a rim lead from the fold out to its cut edge: what lies nearer than this share of its depth is theirs. */
const NEARER = 0.9;

/** The cut edge by itself: from where the rim is first about as far off the fold as its middle to where it last is. */
function edgeOf(over: Line, fold: Line): Line {
  const off = over.map((at) => span(at, nearest(fold, at)));
  const deep = NEARER * span(...middleOff(over, fold));
  const [first, last] = [off.findIndex((each) => each >= deep), off.findLastIndex((each) => each >= deep)];
  return last > first ? over.slice(first, last + 1) : over;
}

function middleOff(over: Line, fold: Line): [Pair, Pair] {
  const { at } = placeOn(over, 0.5);
  return [at, nearest(fold, at)];
}

const span = ([ax, ay]: Pair, [bx, by]: Pair): number => Math.hypot(bx - ax, by - ay);

/** What is seen of the rim: no line where a piece goes on beyond the fold it is cut on. */
function rimsOf(over: Line, piece: Piece): Pair[][] {
  const fold = piece.cut.onFold ? foldLine(piece) : undefined;
  const { left, right } = fold ? boundsOf(fold) : { left: Number.NaN, right: Number.NaN };
  const isOnFold = ([x]: Pair) => x > left - ROUNDING && x < right + ROUNDING;
  const rims: Pair[][] = [[]];
  over.forEach((at, i) => {
    const before = over[i - 1];
    if (before && isOnFold(before) && isOnFold(at)) rims.push([]);
    rims.at(-1)?.push(at);
  });
  return rims.filter(({ length }) => length > 1);
}

function nearest(line: Line, [x, y]: Pair): Pair {
  let best: Pair = line[0] as Pair;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length; i++) {
    const [[ax, ay], [bx, by]] = [line[i - 1] as Pair, line[i] as Pair];
    const square = (bx - ax) ** 2 + (by - ay) ** 2;
    const t =
      square === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square));
    const at: Pair = [ax + t * (bx - ax), ay + t * (by - ay)];
    const off = Math.hypot(x - at[0], y - at[1]);
    if (off < least) [best, least] = [at, off];
  }
  return best;
}
