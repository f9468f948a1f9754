import type { Pair } from '@/lib/drafting/types';
import { hangingFrom } from './hanging';
import { ends, isFolded, isOnePiece, type Laid, lineOf, type Meeting } from './meeting';
import { placeOn } from './place-on';
import { layAlong, type Motion, STILL } from './rigid';

/** So far on either side of a join the edge is taken as straight, cm. */
const STRAIGHT = 2;

/**
 * The panels of each side of a seam laid beside each other, joined to be one edge; a single piece stays as it is, and so
 * do all where one side cannot lie so: an under sleeve on both sides of its upper one.
 */
export function besideEachOther(meeting: Meeting): Meeting {
  const { a, b, joins = [] } = meeting;
  if (isFolded(meeting) || [a, b].some((steps) => !isOnePiece(steps) && comesAgain(steps))) return meeting;
  const hanging: Going = (before, step) => hangingFrom(before.at(-1) as Laid, step, joins);
  // Front and back lie alike, so that they lie on each other.
  const [one, other] = [chained(a, hanging), chained(b, hanging)];
  if (one && other) return { ...meeting, a: one, b: other };
  return { ...meeting, a: chained(a, goingOn) ?? a, b: chained(b, goingOn) ?? b };
}

/** Where a piece lies after those before it, if it can be laid so. */
type Going = (before: readonly Laid[], step: Laid) => Motion | undefined;

/** Each piece after the one before; undefined where one cannot be laid. */
function chained(steps: readonly Laid[], going: Going): readonly Laid[] | undefined {
  if (isOnePiece(steps)) return steps;
  const laid: Laid[] = [];
  for (const step of steps) {
    const last = laid.at(-1);
    const lies = last?.piece.id === step.piece.id ? last.lies : last ? going(laid, step) : STILL;
    if (!lies) return undefined;
    laid.push({ ...step, lies });
  }
  return laid;
}

function comesAgain(steps: readonly Laid[]): boolean {
  const runs = steps.filter((step, i) => step.piece.id !== steps[i - 1]?.piece.id);
  return new Set(runs.map(({ piece }) => piece.id)).size < runs.length;
}

/** Its edge goes on from that of the one before, in the same direction: cloth that lies on the other side of its edge is the other one of its pair. */
function goingOn(before: readonly Laid[], step: Laid): Motion {
  const last = before.at(-1) as Laid;
  const size = Math.min(STRAIGHT, last.edge.length, step.edge.length);
  const [, end] = ends(before);
  const { along } = placeOn(lineOf(last), 1 - size / last.edge.length / 2);
  const [start] = ends([step]);
  const next = placeOn(lineOf(step), Math.min(1, size / step.edge.length / 2)).along;
  const onward = ([x, y]: Pair, [dx, dy]: Pair): readonly [Pair, Pair] => [
    [x, y],
    [x + dx, y + dy],
  ];
  return layAlong(onward(start, next), onward(end, along), step.reversed !== before[0]?.reversed);
}
