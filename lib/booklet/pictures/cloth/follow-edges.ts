import { flatten } from '@/lib/geometry/flatten';
import { subPath } from '@/lib/geometry/length';
import { asPairs } from '@/lib/geometry/pair';
import { dot } from '@/lib/geometry/point';
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
