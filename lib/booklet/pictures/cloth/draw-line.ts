import { flatten } from '@/lib/geometry/flatten';
import { subPath } from '@/lib/geometry/length';
import { asPairs } from '@/lib/geometry/pair';
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
