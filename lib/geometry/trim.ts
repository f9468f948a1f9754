import { intersect } from './intersect';
import { pathLength, subPath } from './length';
import { lastOf } from './sequence';
import { SAME_POINT } from './tolerance';
import type { Path } from './types';

function firstMeeting(of: Path, cutter: Path): number {
  const [crossing] = intersect(of, cutter);
  if (!crossing) throw new RangeError('The path does not meet what should cut it');
  return crossing.lengthA;
}

function lastMeeting(of: Path, cutter: Path): number {
  const crossing = intersect(of, cutter).at(-1);
  if (!crossing) throw new RangeError('The path does not meet what should cut it');
  return crossing.lengthA;
}

/** The part of a path before it first meets `cutter`. Refuses a cutter it does not meet, or meets at its very start. */
export function trimBefore(of: Path, cutter: Path): Path {
  return subPath(of, 0, firstMeeting(of, cutter));
}

/** The part of a path after it last meets `cutter`. Refuses a cutter it does not meet, or meets at its very end. */
export function trimAfter(of: Path, cutter: Path): Path {
  return subPath(of, lastMeeting(of, cutter), pathLength(of));
}

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
