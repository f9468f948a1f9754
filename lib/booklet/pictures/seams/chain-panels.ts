import {
  carry,
  composeMotions,
  invertMotion,
  layAlong,
  type Motion,
  STILL,
  shiftMotion,
} from '@/lib/geometry/motion';
import { liesOn } from '@/lib/geometry/polyline/lies-on';
import { placeOn } from '@/lib/geometry/polyline/place-on';
import { item, lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { SeamView, Step } from '@/lib/pattern/seam-view';
import { ends, isOnePiece, type Laid, lineOf } from '../cloth/walk-seam';
import { comesAgain, faceOf } from './face-edges';
import { isFolded, type Meeting, meetings } from './meet-sides';
import { metIn } from './part-sides';

/** So far on either side of a join the edge is taken as straight, cm. */
const STRAIGHT = 2;

/**
 * The panels of each side of a seam laid beside each other, joined to be one edge; a single piece stays as it is. The
 * under part of a sleeve, sewn to both sides of the upper one, lies beside it once.
 */
export function besideEachOther(meeting: Meeting): Meeting {
  const { a, b, joins = [] } = meeting;
  if (isFolded(meeting)) return meeting;
  const hanging: Going = (before, step) => hangingFrom(lastOf(before), step, joins);
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
  const back = invertMotion(faceOf(steps)[0]?.lies ?? STILL);
  return steps.map((step) => ({ ...step, lies: composeMotions(back, step.lies ?? STILL) }));
}

/** Its edge goes on from that of the one before, in the same direction: cloth that lies on the other side of its edge is the other one of its pair. */
function goingOn(before: readonly Laid[], step: Laid): Motion {
  const last = lastOf(before);
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

/** Allowances hide what two sewn edges miss each other by, cm. */
const HIDDEN = 2.5;

/**
 * Where a piece lies that hangs from another by one of the seams, corner on corner and upright as it was drawn: a skirt
 * from its bodice. Undefined where their sewn edges would not lie on each other: a flared or gathered skirt's does not.
 */
function hangingFrom(from: Laid, step: Step, joins: readonly SeamView[]): Motion | undefined {
  if (from.reversed !== step.reversed) return undefined;
  const [[, [toX, toY]], [[x, y]]] = [ends([{ ...from, lies: STILL }]), ends([step])];
  const hung = shiftMotion(STILL, [toX - x, toY - y]);
  const isHeld = joins
    .filter(({ dart, selfPaired }) => !dart && !selfPaired)
    .flatMap(meetings)
    .flatMap((meeting) => [meeting, { ...meeting, a: meeting.b, b: meeting.a }])
    .some((meeting) => holds(meeting, from, step, hung));
  return isHeld ? composeMotions(from.lies ?? STILL, hung) : undefined;
}

/** Whether the edges of two pieces of a seam lie on each other, all along. */
function holds(meeting: Meeting, above: Step, below: Step, hung: Motion): boolean {
  const parts = metIn(meeting).filter(
    ({ upper, lower }) => isOf(upper.steps, above) && isOf(lower.steps, below),
  );
  const lines = [
    parts.flatMap(({ upper }) => upper.line),
    parts.flatMap(({ lower }) => lower.line).map((at) => carry(hung, at)),
  ];
  return parts.length > 0 && lines.every((line, i) => liesOn(line, item(lines, 1 - i), HIDDEN));
}

const isOf = (steps: readonly Step[], { piece }: Step): boolean =>
  steps.every((step) => step.piece.id === piece.id);
