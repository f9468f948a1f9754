import { flatten } from '@/lib/geometry/flatten';
import { subPath } from '@/lib/geometry/length';
import { asPairs } from '@/lib/geometry/pair';
import { dot } from '@/lib/geometry/point';
import { placesOf } from '@/lib/geometry/polyline/place-on';
import { cyclic } from '@/lib/geometry/sequence';
import type { Pair, Path } from '@/lib/geometry/types';
import type { EdgeView } from '@/lib/pattern/edge-view';

/** Lines of a picture follow their curves this closely, cm of cloth. */
const FINE = 0.05;

/** A path as a line. */
export const lineOfPath = (path: Path): Pair[] => asPairs(flatten(path, FINE));

/** What of a path lies between two lengths along it, as a line. */
export const lineBetween = (path: Path, from: number, to: number): Pair[] =>
  lineOfPath(subPath(path, from, to));

/** Edges that follow each other, as one line. */
export const lineThrough = (edges: readonly EdgeView[]): Pair[] =>
  edges.flatMap(({ points }) => asPairs(points));

/** An outline without the legs of its darts, which are sewn. */
export const besideDarts = (loop: readonly EdgeView[]): EdgeView[] =>
  loop.filter(({ role }) => role !== 'dart');

/** Edges that follow each other, whatever sewn darts part them, in the order of the outline. */
export function runsOf(loop: readonly EdgeView[], edges: readonly EdgeView[]): EdgeView[][] {
  const ring = besideDarts(loop);
  const isOne = (edge: EdgeView | undefined) => edges.some(({ id }) => id === edge?.id);
  const first = Math.max(
    0,
    ring.findIndex((edge, i) => isOne(edge) && !isOne(ring.at(i - 1))),
  );
  const runs: EdgeView[][] = [];
  for (let i = 0; i < ring.length; i++) {
    const edge = cyclic(ring, first + i);
    if (!isOne(edge)) continue;
    if (i > 0 && isOne(cyclic(ring, first + i - 1))) runs.at(-1)?.push(edge);
    else runs.push([edge]);
  }
  return runs;
}

/** Edges that turn less than this where they meet run on into each other (cosine). */
const RUNS_ON = Math.cos((20 * Math.PI) / 180);

/** Whether one edge goes smoothly on in another that begins where it ends. */
export const goesOnIn = ({ endDirection }: EdgeView, { startDirection }: EdgeView): boolean =>
  dot(endDirection, startDirection) > RUNS_ON;

/** Folds of gathers are so far apart, cm; they begin below the stitching and go so far down, shares of the deepest. */
const APART = 1.8;
const BELOW = 0.3;
const DEEP = [0.75, 0.4, 1, 0.5] as const;

/** The folds below an edge that is so wide once it is gathered, cm, the deepest so deep; above it where that is less than 0. */
export function foldsAlong(line: readonly Pair[], width: number, deepest: number): Pair[][] {
  const places = placesOf(line);
  const count = Math.round(width / APART);
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = places((i + 0.5) / count).at;
    return [
      [x, y - BELOW * Math.sign(deepest)],
      [x, y - deepest * cyclic(DEEP, i)],
    ];
  });
}

/** An outline as a line that ends where it began. */
export const closedLine = (outline: readonly Pair[]): Pair[] => [...outline, ...outline.slice(0, 1)];
