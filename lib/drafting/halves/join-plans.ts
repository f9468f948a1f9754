import type { Panel } from '../kernel/panel';
import type { GarmentPlan, OperationPlan } from '../kernel/plan';
import type { LineRef } from '../kernel/seams';
import { SIDE_ZIP_LINE } from '../openings/zipped-side';
import { isFolded } from './crossing';
import { joinedFigures, joinedNotions, meanOf } from './join-figures';
import { goesAcross, onLeft, onRight, type Whole } from './join-lines';
import { joinedPanel } from './join-panels';
import { joinedSeams } from './join-seams';
import { differingHalves } from './pair-panels';
import { partedPanel } from './part-panels';

/** Where a line is worked on: on both halves, at a zip in the left side alone. */
function linesOn(whole: Whole, ref: LineRef): LineRef[] {
  const left = whole.has(ref.family) && !goesAcross(whole, ref) ? onLeft(whole, ref) : undefined;
  if (left && ref.line === SIDE_ZIP_LINE) return [left];
  return left ? [onRight(whole, ref), left] : [onRight(whole, ref)];
}

function joinedOperation(whole: Whole, own: OperationPlan, left: readonly OperationPlan[]): OperationPlan {
  const twin = left.find(({ id }) => id === own.id);
  return {
    ...own,
    lines: own.lines.flatMap((ref) => linesOn(whole, ref)),
    figures: joinedFigures(own, twin),
  };
}

/** What is done on the left half alone. */
function leftOperations(whole: Whole, right: GarmentPlan, left: GarmentPlan): OperationPlan[] {
  return left.operations
    .filter(({ id }) => !right.operations.some((own) => own.id === id))
    .map((own) => ({ ...own, lines: own.lines.flatMap((ref) => onLeft(whole, ref) ?? []) }));
}

function notices({ notices: right }: GarmentPlan, { notices: left }: GarmentPlan): GarmentPlan['notices'] {
  const known = new Set(right.map((own) => JSON.stringify(own)));
  return [...right, ...left.filter((own) => !known.has(JSON.stringify(own)))];
}

/** A panel of the right half with its like on the left: one piece across the centre, or one for each side. */
function joinedPanels(whole: Whole, own: Panel): Panel[] {
  const halves = whole.get(own.family);
  if (!halves) return [own];
  const twin = halves.left.find(({ id }) => id === own.id);
  if (twin && isFolded(own) && isFolded(twin)) return [joinedPanel(own, twin, halves)];
  return [partedPanel(own, halves, 'right'), ...(twin ? [partedPanel(twin, halves, 'left')] : [])];
}

/** Panels that the left half alone has. */
const leftPanels = (whole: Whole, right: GarmentPlan, left: GarmentPlan): Panel[] =>
  left.panels
    .filter(({ id }) => !right.panels.some((own) => own.id === id))
    .flatMap((own) => {
      const halves = whole.get(own.family);
      return halves ? [partedPanel(own, halves, 'left')] : [];
    });

/** How long the zip is that the left side alone has. */
const leftZip = ({ construction: { zipOpening } }: GarmentPlan): GarmentPlan['construction'] =>
  zipOpening === undefined ? {} : { zipOpening };

/**
 * A garment whose left and right differ, from two that are each drawn as if both their halves were alike. What differs
 * becomes one whole piece where it lies on the fold, and one for each side else, each cut single; what one side alone has
 * is cut for that; all else stays as it is, on the fold or cut twice.
 */
export function joinedHalves(right: GarmentPlan, left: GarmentPlan): GarmentPlan {
  const whole = differingHalves(right, left);
  return {
    ...right,
    panels: [...right.panels.flatMap((own) => joinedPanels(whole, own)), ...leftPanels(whole, right, left)],
    seams: joinedSeams(whole, right.seams, left.seams),
    operations: [
      ...right.operations.map((own) => joinedOperation(whole, own, left.operations)),
      ...leftOperations(whole, right, left),
    ],
    notions: joinedNotions(right, left),
    construction: { ...right.construction, ...leftZip(left) },
    finished: meanOf(right.finished, left.finished),
    notices: notices(right, left),
  };
}
