import { span } from '@/lib/geometry/pair';
import type { Pair } from '@/lib/geometry/types';
import type { SeamView, Step } from '@/lib/pattern/seam-view';
import { ends, isOnePiece } from '../cloth/walk-seam';
import { isFolded, type Meeting, meetings } from './meet-sides';

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
    return before.at(-1)?.piece.id === after[0]?.piece.id && span(end, start) < SAME;
  });

/** Stretches that a seam sewn before makes one: the side of a bodice and that of the skirt that hangs from it. */
export function acrossSeams(all: readonly Meeting[], sewn: readonly SeamView[]): Meeting[] {
  for (const one of all)
    for (const other of all) {
      const whole = one === other ? undefined : goingOn(one, other, sewn);
      if (whole) return acrossSeams([...all.filter((each) => each !== one && each !== other), whole], sewn);
    }
  return all.map((meeting) => ofPanels(meeting, sewn));
}

/** Panels on both sides, unlike in number: of an armhole those of a princess line and the back, and its facings. */
function ofPanels(meeting: Meeting, sewn: readonly SeamView[]): Meeting {
  const { a, b, self, across } = meeting;
  if (across || self || isFolded(meeting)) return meeting;
  const isOne = [a, b].every((steps) => !isOnePiece(steps) && areJoined(steps, sewn));
  return isOne ? { ...meeting, across: [meeting], joins: sewn } : meeting;
}

const areJoined = (steps: readonly Step[], sewn: readonly SeamView[]): boolean =>
  steps.every((step, i) => {
    const before = steps[i - 1];
    return !before || before.piece.id === step.piece.id || areSewnThere(before, step, sewn);
  });

/** Walked as it is, and the other way. */
function goingOn(one: Meeting, other: Meeting, sewn: readonly SeamView[]): Meeting | undefined {
  if (one.self !== other.self || [one, other].some(isFolded)) return undefined;
  const [before, after] =
    [one, turnedRound(one)]
      .flatMap((way) => [other, turnedRound(other)].map((next) => [way, next] as const))
      .find(([way, next]) => areSewn(way, next, sewn)) ?? [];
  if (!before || !after) return undefined;
  const across = [...(one.across ?? [one]), ...(other.across ?? [other])];
  return { ...one, a: [...before.a, ...after.a], b: [...before.b, ...after.b], across, joins: sewn };
}

/** The same stretch walked the other way. */
const turnedRound = (meeting: Meeting): Meeting => ({
  ...meeting,
  a: backwards(meeting.a),
  b: backwards(meeting.b),
});

const backwards = (steps: readonly Step[]): Step[] =>
  steps.map((step) => ({ ...step, reversed: !step.reversed })).reverse();

/** On both sides the one ends and the other begins at an end of the seam that joins their pieces. */
const areSewn = (one: Meeting, other: Meeting, sewn: readonly SeamView[]): boolean =>
  (['a', 'b'] as const).every((side) => areSewnThere(one[side].at(-1) as Step, other[side][0] as Step, sewn));

function areSewnThere(before: Step, after: Step, sewn: readonly SeamView[]): boolean {
  const [[, end], [start]] = [ends([before]), ends([after])];
  return sewn.some(({ a, b }) =>
    [
      [a.steps, b.steps],
      [b.steps, a.steps],
    ].some(([above = [], below = []]) => touches(above, before, end) && touches(below, after, start)),
  );
}

const touches = (seam: readonly Step[], { piece }: Step, at: Pair): boolean =>
  seam.some((step) => step.piece.id === piece.id && ends([step]).some((end) => span(end, at) < SAME));
