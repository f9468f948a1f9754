import { span } from '../pair';
import { item } from '../sequence';
import type { Pair } from '../types';

/** A line so far to the left of another, cm: inside, for an edge of an outline that turns counter-clockwise. */
export function parallel(line: readonly Pair[], by: number): Pair[] {
  const points = line.filter((at, i) => i === 0 || span(at, item(line, i - 1)) > 1e-6);
  return points.map((at, i) => {
    const [before, after] = [normal(points[i - 1], at), normal(at, points[i + 1])];
    const [one, other] = [before ?? after ?? [0, 0], after ?? before ?? [0, 0]];
    const [x, y] = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
    // A mitre: as far from the line on either side of a corner.
    const square = Math.max(LEAST, x * x + y * y);
    return [at[0] + (x / square) * by, at[1] + (y / square) * by];
  });
}

/** A mitre is no longer than this allows. */
const LEAST = 0.25;

function normal(from: Pair | undefined, to: Pair | undefined): Pair | undefined {
  if (!from || !to) return undefined;
  const size = span(from, to);
  return [-(to[1] - from[1]) / size, (to[0] - from[0]) / size];
}
