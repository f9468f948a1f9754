import { boundsOf } from '@/lib/geometry/bounds';
import { span } from '@/lib/geometry/pair';
import { cross, dot } from '@/lib/geometry/point';
import { ROUNDING } from '@/lib/geometry/polyline/meets';
import { type Parted, partedAlong } from '@/lib/geometry/polyline/parted-along';
import { placeOn } from '@/lib/geometry/polyline/place-on';
import { cyclic, firstOf, lastOf, neighbours } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { Piece } from '@/lib/pattern/types';
import { foldLine } from '@/lib/pattern/unfold';
import { besideDarts, goesOnIn, lineThrough, runsOf } from './follow-edges';
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
      const line = lineThrough(run);
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

/** Directions of edges that meet in a corner hardly sharper than that, as their product. */
const BLUNT = 0.7;

/** Whether an edge drawn on beyond the corner with the next would run into the cloth: the outline turns away from it there. */
const runsInto = ({ endDirection }: EdgeView, { startDirection }: EdgeView): boolean =>
  cross(endDirection, startDirection) < 0 && dot(endDirection, startDirection) > BLUNT;

const goesOn = (before: EdgeView, next: EdgeView): boolean =>
  goesOnIn(before, next) || runsInto(before, next);

/** At which of its ends a run goes on in another edge: that one's allowance is not turned. */
function runsOnAt(loop: readonly EdgeView[], run: readonly EdgeView[]): readonly [boolean, boolean] {
  const ring = besideDarts(loop);
  const beside = ({ id }: EdgeView, way: 1 | -1) =>
    cyclic(ring, ring.findIndex((edge) => edge.id === id) + way);
  const [first, last] = [firstOf(run), lastOf(run)];
  return [goesOn(beside(first, -1), first), goesOn(last, beside(last, 1))];
}

/** The allowance turned over its fold: every place as far inside as it was outside. */
function turnedOver({ fold, beyond }: Parted, share: number, piece: Piece): Turned {
  const nearest = nearestOn(fold);
  const over = beyond.map((at): Pair => {
    const [x, y] = nearest(at);
    return [x + (x - at[0]) * share, y + (y - at[1]) * share];
  });
  return {
    surface: [...fold, ...[...over].reverse()],
    rims: rimsOf(over, piece),
    edge: edgeOf(over, nearest),
  };
}

/** The ends of a rim lead from the fold out to its cut edge: what lies nearer than this share of its depth is theirs. */
const NEARER = 0.9;

/** The cut edge by itself: from where the rim is first about as far off the fold as its middle to where it last is. */
function edgeOf(over: Line, nearest: (at: Pair) => Pair): Line {
  const off = over.map((at) => span(at, nearest(at)));
  const { at } = placeOn(over, 0.5);
  const deep = NEARER * span(at, nearest(at));
  const [first, last] = [off.findIndex((each) => each >= deep), off.findLastIndex((each) => each >= deep)];
  return last > first ? over.slice(first, last + 1) : over;
}

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

/** The place of a line nearest to a point: asked for every place of a rim, so its chords are worked out once. */
function nearestOn(line: Line): (at: Pair) => Pair {
  const first = firstOf(line);
  const chords = neighbours(line).map(([[ax, ay], [bx, by]]) => {
    const [dx, dy] = [bx - ax, by - ay];
    return { ax, ay, dx, dy, square: dx ** 2 + dy ** 2 };
  });
  return ([x, y]) => {
    let [bestX, bestY] = first;
    let least = Number.POSITIVE_INFINITY;
    for (const { ax, ay, dx, dy, square } of chords) {
      const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / square));
      const atX = ax + t * dx;
      const atY = ay + t * dy;
      // No nearer than it is in either direction alone.
      if (Math.abs(x - atX) >= least || Math.abs(y - atY) >= least) continue;
      const off = Math.hypot(x - atX, y - atY);
      if (off >= least) continue;
      bestX = atX;
      bestY = atY;
      least = off;
    }
    return [bestX, bestY];
  };
}
