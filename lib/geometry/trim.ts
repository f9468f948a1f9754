import { intersect } from './intersect';
import { subPath } from './length';
import { lastOf } from './sequence';
import { SAME_POINT } from './tolerance';
import type { Path } from './types';

/** The part of a path from its last meeting with `from` before its first meeting with `to` beyond that. */
export function trimBetween(of: Path, from: Path, to: Path): Path {
  const starts = intersect(of, from).map(({ lengthA }) => lengthA);
  const ends = intersect(of, to).map(({ lengthA }) => lengthA);
  const [first] = starts;
  if (first === undefined) throw new RangeError('The path does not meet what it should start from');
  const end = ends.find((length) => length > first + SAME_POINT);
  if (end === undefined) throw new RangeError('The path does not meet what it should end on');
  const start = lastOf(starts.filter((length) => length < end - SAME_POINT));
  return subPath(of, start, end);
}
