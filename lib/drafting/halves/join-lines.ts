import { isMirroredRight } from '@/lib/pattern/halves';
import { hasLine } from '../kernel/lines';
import type { Panel, PanelLine } from '../kernel/panel';
import type { LineRef } from '../kernel/seams';
import { crosses } from './crossing';
import type { Halves } from './laid';
import { leftLine } from './left-name';

/** The families whose sides differ, by name. */
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
  return halves !== undefined && crosses(halves.right, line) && !halves.apart.includes(line);
};

const holding = (family: readonly Panel[], line: PanelLine): Panel | undefined =>
  family.find((panel) => hasLine(panel, line));

/** A line of the right half, or all of one that goes across, on the piece cut whole. */
export function onRight(whole: Whole, ref: LineRef): LineRef {
  const panel = holding(whole.get(ref.family)?.right ?? [], ref.line);
  return panel ? walkedOn(ref, isMirroredRight(panel)) : ref;
}

/** The like of a line on the left half; of a piece that is cut twice the other one's. Nothing where the left half has none. */
export function onLeft(whole: Whole, ref: LineRef): LineRef | undefined {
  const halves = whole.get(ref.family);
  if (!halves) return ref;
  const panel = holding(halves.left, ref.line);
  return panel && walkedOn({ ...ref, line: leftLine(ref.line) }, !isMirroredRight(panel));
}
