import { isMirroredRight } from '@/lib/pattern/halves';
import { leftName } from '@/lib/pattern/left-name';
import { hasLine } from '../kernel/lines';
import type { PanelLine } from '../kernel/panel';
import type { LineRef } from '../kernel/seams';
import { crosses } from './crossing';
import { type Halves, isWhole } from './laid';
import { leftLine } from './left-line';

/** The panels whose halves differ, cut whole or for their side, by name: their families are called so too. */
export type Whole = ReadonlyMap<string, Halves>;

const isLeg = (line: PanelLine): boolean => /:(first|second)$/.test(line);

/** The same line walked as before on an outline that runs the other way. */
function turned({ reversed = false, ...ref }: LineRef, isTurned: boolean): LineRef {
  return reversed === isTurned ? ref : { ...ref, reversed: true };
}

const walkedOn = (ref: LineRef, isMirrored: boolean): LineRef =>
  isLeg(ref.line) ? ref : turned(ref, isMirrored);

/** Whether a line goes on from one half to the other. */
export const goesAcross = (whole: Whole, { family, line }: LineRef): boolean => {
  const halves = whole.get(family);
  return (
    halves !== undefined && isWhole(halves) && crosses(halves.right, line) && !halves.apart.includes(line)
  );
};

/** A line of the right half, or all of one that goes across, on the piece cut whole. */
export function onRight(whole: Whole, ref: LineRef): LineRef {
  const right = whole.get(ref.family)?.right;
  return right ? walkedOn(ref, isMirroredRight(right)) : ref;
}

/** The like of a line on the left half; of a piece that is cut twice the other one's. Nothing where the left half has none. */
export function onLeft(whole: Whole, ref: LineRef): LineRef | undefined {
  const halves = whole.get(ref.family);
  if (!halves) return ref;
  if (!halves.left || !hasLine(halves.left, ref.line)) return undefined;
  const own = isWhole(halves)
    ? { ...ref, line: leftLine(ref.line) }
    : { ...ref, family: leftName(ref.family) };
  return walkedOn(own, !isMirroredRight(halves.left));
}
