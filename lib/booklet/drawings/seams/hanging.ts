import type { SeamView, Step } from '@/lib/pattern/seam-view';
import type { Pair } from '@/lib/pattern/types';
import { liesOn } from '../plane/lies-on';
import { carry, composed, type Motion, STILL, shifted } from '../plane/rigid';
import { ends, type Laid, type Meeting, meetings } from './meeting';
import { metIn } from './parts-met';

/** Allowances hide what two sewn edges miss each other by, cm. */
const HIDDEN = 2.5;

/**
 * Where a piece lies that hangs from another by one of the seams, corner on corner and upright as it was drawn: a skirt
 * from its bodice. Undefined where their sewn edges would not lie on each other: a flared or gathered skirt's does not.
 */
export function hangingFrom(from: Laid, step: Step, joins: readonly SeamView[]): Motion | undefined {
  if (from.reversed !== step.reversed) return undefined;
  const [[, [toX, toY]], [[x, y]]] = [ends([{ ...from, lies: STILL }]), ends([step])];
  const hung = shifted(STILL, [toX - x, toY - y]);
  const isHeld = joins
    .filter(({ dart, selfPaired }) => !dart && !selfPaired)
    .flatMap(meetings)
    .flatMap((meeting) => [meeting, { ...meeting, a: meeting.b, b: meeting.a }])
    .some((meeting) => holds(meeting, from, step, hung));
  return isHeld ? composed(from.lies ?? STILL, hung) : undefined;
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
  return parts.length > 0 && lines.every((line, i) => liesOn(line, lines[1 - i] as Pair[], HIDDEN));
}

const isOf = (steps: readonly Step[], { piece }: Step): boolean =>
  steps.every((step) => step.piece.id === piece.id);
