import type { Pair } from '@/lib/pattern/types';
import { placeOn } from '../plane/place-on';
import { composed, layAlong, type Motion, STILL, undone } from '../plane/rigid';
import { comesAgain, faceOf } from './facing-edges';
import { hangingFrom } from './hanging';
import { ends, isFolded, isOnePiece, type Laid, lineOf, type Meeting } from './meeting';

/** So far on either side of a join the edge is taken as straight, cm. */
const STRAIGHT = 2;

/**
 * The panels of each side of a seam laid beside each other, joined to be one edge; a single piece stays as it is. The
 * under part of a sleeve, sewn to both sides of the upper one, lies beside it once.
 */
export function besideEachOther(meeting: Meeting): Meeting {
  const { a, b, joins = [] } = meeting;
  if (isFolded(meeting)) return meeting;
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
    const own = laid.find(({ piece }) => piece.id === step.piece.id);
    const lies = own ? own.lies : laid.length > 0 ? going(laid, step) : STILL;
    if (!lies) return undefined;
    laid.push({ ...step, lies });
  }
  return comesAgain(laid) ? uprightAsCut(laid) : laid;
}

/** Lying as its longest part was drawn. */
function uprightAsCut(steps: readonly Laid[]): readonly Laid[] {
  const back = undone(faceOf(steps)[0]?.lies ?? STILL);
  return steps.map((step) => ({ ...step, lies: composed(back, step.lies ?? STILL) }));
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
