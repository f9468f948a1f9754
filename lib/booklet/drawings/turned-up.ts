import type { EdgeView } from '@/lib/drafting/checks/context/edge-view';
import type { Pair, Piece } from '@/lib/drafting/types';
import { boundsOf } from '@/lib/layout/silhouette';
import { foldLine } from '@/lib/layout/unfold';
import { asPairs } from './as-pairs';
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
      const parted = partedAlong(before.cutLine, line);
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

interface Parted {
  readonly kept: Pair[];
  /** From where the line meets the outline to where it leaves it. */
  readonly fold: Line;
  readonly beyond: Line;
}

/** An outline parted along a line that is drawn on at both ends until it meets it. */
function partedAlong(outline: Line, line: Line): Parted | undefined {
  const [from, to] = [meets(outline, line[0], line[1]), meets(outline, line.at(-1), line.at(-2))];
  if (!from || !to) return undefined;
  const fold = [from.at, ...line, to.at];
  const kept = [...fold, ...verticesFrom(outline, to, from)];
  return { kept, fold, beyond: [from.at, ...verticesFrom(outline, from, to), to.at] };
}

function verticesFrom(outline: Line, from: Meeting, to: Meeting): Pair[] {
  const sides = (to.side - from.side + outline.length) % outline.length;
  const count = sides === 0 && to.share < from.share ? outline.length : sides;
  return Array.from({ length: count }, (_, i) => outline[(from.side + 1 + i) % outline.length] as Pair);
}

interface Meeting {
  readonly at: Pair;
  /** The side of the outline, by the vertex it begins at, and how far along it. */
  readonly side: number;
  readonly share: number;
}

/** An edge may begin a little outside its own cut line: rounding. */
const ROUNDING = 0.02;
/** No allowance is so wide that its cut line is further off the end of an edge, cm. */
const FURTHEST = 30;

/** Where a line drawn on beyond its end first meets an outline. */
function meets(outline: Line, end: Pair | undefined, inner: Pair | undefined): Meeting | undefined {
  if (!end || !inner) return undefined;
  const size = Math.hypot(end[0] - inner[0], end[1] - inner[1]);
  const [dx, dy] = [(end[0] - inner[0]) / size, (end[1] - inner[1]) / size];
  const found = outline.flatMap(([ax, ay], side): (Meeting & { readonly way: number })[] => {
    const [bx, by] = outline[(side + 1) % outline.length] as Pair;
    const [sx, sy] = [bx - ax, by - ay];
    const turn = dx * sy - dy * sx;
    if (Math.abs(turn) < 1e-9) return [];
    const way = ((ax - end[0]) * sy - (ay - end[1]) * sx) / turn;
    const share = ((ax - end[0]) * dy - (ay - end[1]) * dx) / turn;
    if (share < -1e-6 || share > 1 + 1e-6 || way < -ROUNDING || way > FURTHEST) return [];
    return [{ at: [end[0] + dx * way, end[1] + dy * way], side, share, way }];
  });
  return found.sort((a, b) => a.way - b.way)[0];
}

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
