import type { Pair } from '@/lib/pattern/types';
import { lengthAlong, type Place, placesOf } from '../../drawings/plane/place-on';

/** Between rows nearer to each other than this lies a strap, sewn into a tube: no foot goes through it; cm. */
const NARROW = 4;
/** Rows on both sides of a strap run against each other (cosine). */
const AGAINST = -0.5;
/** How finely a row is looked at, and the shortest that is worth sewing, cm. */
const FINE = 0.4;
const LEAST = 2;

/** Rows of stitches on one piece without what lies on a strap between two of them. */
export function offStraps(rows: readonly Pair[][]): Pair[][] {
  const walked = rows.map(walk);
  return walked.flatMap((row, i) => {
    const others = walked.filter((_, k) => k !== i).flat();
    const isFree = (place: Place) => !others.some((other) => isAcross(place, other));
    if (row.every(isFree)) return [rows[i] as Pair[]];
    return runsOf(row, isFree).filter((run) => run.length * FINE > LEAST);
  });
}

function walk(row: readonly Pair[]): Place[] {
  const count = Math.max(1, Math.ceil(lengthAlong(row) / FINE));
  const places = placesOf(row);
  return Array.from({ length: count + 1 }, (_, i) => places(i / count));
}

const isAcross = (
  { at: [x, y], along: [dx, dy] }: Place,
  { at: [ox, oy], along: [ex, ey] }: Place,
): boolean => Math.abs(ox - x) < NARROW && Math.hypot(ox - x, oy - y) < NARROW && dx * ex + dy * ey < AGAINST;

function runsOf(row: readonly Place[], isFree: (place: Place) => boolean): Pair[][] {
  const runs: Pair[][] = [[]];
  for (const place of row) {
    if (isFree(place)) runs.at(-1)?.push(place.at);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs;
}
