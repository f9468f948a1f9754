import type { SeamView } from '@/lib/pattern/seam-view';
import type { Pair } from '@/lib/pattern/types';
import { turnedRound } from './across-seams';
import { ends, isFolded, type Meeting, meetings } from './meeting';

/** Two stretches end in the same corner when no further apart, cm. */
const SAME = 0.05;

/**
 * What is sewn in one go is shown in one picture: a shoulder that goes on up a funnel neck is two seams, of the same
 * two pieces, that meet in a corner.
 */
export function joinedMeetings(seams: readonly SeamView[]): Meeting[] {
  const joined: Meeting[] = [];
  for (const meeting of seams.flatMap(meetings)) {
    const at = joined.findIndex((before) => inOneGo(before, meeting) !== undefined);
    const whole = inOneGo(joined[at], meeting);
    if (whole) joined[at] = whole;
    else joined.push(meeting);
  }
  return joined;
}

const inOneGo = (one: Meeting | undefined, other: Meeting): Meeting | undefined =>
  continued(one, other) ??
  continued(one, turnedRound(other)) ??
  foldedTogether(one, other) ??
  (one && foldedTogether(other, one));

/** A piece folded on itself lies so for all of its own seams: both ends of a bow, the ends and the underlap of a cuff. */
function foldedTogether(one: Meeting | undefined, other: Meeting): Meeting | undefined {
  const piece = one && isFolded(one) ? one.a[0]?.piece.id : undefined;
  const isOwn = piece !== undefined && [...other.a, ...other.b].every((step) => step.piece.id === piece);
  return one && isOwn ? { ...one, a: [...one.a, ...other.a], b: [...one.b, ...other.b] } : undefined;
}

function continued(one: Meeting | undefined, other: Meeting): Meeting | undefined {
  if (!one || !isPlain(one) || !isPlain(other)) return undefined;
  if (goesOn(one, other)) return { ...one, a: [...one.a, ...other.a], b: [...one.b, ...other.b] };
  if (goesOn(other, one)) return { ...one, a: [...other.a, ...one.a], b: [...other.b, ...one.b] };
  return undefined;
}

/** A strip folded on itself goes on round its corner, where the twin of a pair would have to be laid anew. */
const isPlain = (meeting: Meeting): boolean =>
  meeting.self ? meeting.a.every(({ piece }) => piece.piece.cut.onFold) : !isFolded(meeting);

/** The same piece on each side, and on both sides the one stretch begins where the other ends. */
const goesOn = (one: Meeting, other: Meeting): boolean =>
  (['a', 'b'] as const).every((side) => {
    const [before, after] = [one[side], other[side]];
    const [, end] = ends(before);
    const [start] = ends(after);
    return before.at(-1)?.piece.id === after[0]?.piece.id && near(end, start);
  });

const near = ([ax, ay]: Pair, [bx, by]: Pair): boolean => Math.hypot(bx - ax, by - ay) < SAME;
