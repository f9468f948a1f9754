import { leftName } from '@/lib/pattern/left-name';
import type { Panel } from '../kernel/panel';
import type { GarmentPlan, OperationPlan } from '../kernel/plan';
import type { LineRef } from '../kernel/seams';
import { SIDE_ZIP_LINE } from '../openings/zipped-side';
import { joinedFigures, joinedNotions, meanOf } from './join-figures';
import { goesAcross, onLeft, onRight, type Whole } from './join-lines';
import { joinedPanel } from './join-panels';
import { joinedSeams } from './join-seams';
import { isWhole } from './laid';
import { differingFamilies, differingHalves } from './pair-panels';
import { partedPanels } from './part-panels';
import { splitFamilies } from './split-families';

/** Where a line is worked on: on both halves, at a zip in the left side alone. */
function linesOn(whole: Whole, ref: LineRef): LineRef[] {
  const left = whole.has(ref.family) && !goesAcross(whole, ref) ? onLeft(whole, ref) : undefined;
  if (left && ref.line === SIDE_ZIP_LINE) return [left];
  return left ? [onRight(whole, ref), left] : [onRight(whole, ref)];
}

const sameLine = (a: LineRef, b: LineRef): boolean => a.family === b.family && a.line === b.line;

/** Where on the left half alone lines of it are worked on. */
const linesOnLeft = (whole: Whole, refs: readonly LineRef[]): LineRef[] =>
  refs.flatMap((ref) => (whole.has(ref.family) && !goesAcross(whole, ref) ? (onLeft(whole, ref) ?? []) : []));

/** What is worked on whole: what is cut for each side, on both. */
function familiesOn(whole: Whole, family: string): string[] {
  const halves = whole.get(family);
  if (!halves || isWhole(halves)) return [family];
  return [...(halves.right ? [family] : []), ...(halves.left ? [leftName(family)] : [])];
}

function joinedOperation(whole: Whole, own: OperationPlan, left: readonly OperationPlan[]): OperationPlan {
  const twin = left.find(({ id }) => id === own.id);
  const lines = own.lines.flatMap((ref) => linesOn(whole, ref));
  const more = linesOnLeft(whole, twin?.lines ?? []).filter(
    (ref) => !lines.some((each) => sameLine(each, ref)),
  );
  const families = [...own.families, ...(twin?.families ?? [])];
  return {
    ...own,
    lines: [...lines, ...more],
    families: [...new Set(families.flatMap((family) => familiesOn(whole, family)))],
    // What opens the left side is measured there.
    figures:
      twin && own.lines.some(({ line }) => line === SIDE_ZIP_LINE) ? twin.figures : joinedFigures(own, twin),
  };
}

/** What is done on the left half alone. */
function leftOperations(whole: Whole, right: GarmentPlan, left: GarmentPlan): OperationPlan[] {
  return left.operations
    .filter(({ id }) => !right.operations.some((own) => own.id === id))
    .map((own) => ({
      ...own,
      lines: own.lines.flatMap((ref) => onLeft(whole, ref) ?? []),
      families: own.families.flatMap((family) => familiesOn(whole, family)),
    }));
}

/** Panels as they are cut, beside each its like on the left; then what the left half alone has. */
function joinedPanels(whole: Whole, { panels: right }: GarmentPlan, { panels: left }: GarmentPlan): Panel[] {
  const leftAlone = left.filter(({ id }) => !right.some((own) => own.id === id));
  return [...right, ...leftAlone].flatMap((own) => {
    const halves = whole.get(own.id);
    if (!halves) return [own];
    return isWhole(halves) ? [joinedPanel(halves)] : partedPanels(halves);
  });
}

/** One in a centre is as long on either half; one in a side is in the left. */
function zipOpening({ construction: { zipOpening: own } }: GarmentPlan): GarmentPlan['construction'] {
  return own === undefined ? {} : { zipOpening: own };
}

function notices({ notices: right }: GarmentPlan, { notices: left }: GarmentPlan): GarmentPlan['notices'] {
  const known = new Set(right.map((own) => JSON.stringify(own)));
  return [...right, ...left.filter((own) => !known.has(JSON.stringify(own)))];
}

/**
 * A garment whose left and right differ, from two that are each drawn as if both their halves were alike. What differs
 * becomes one whole piece that is cut single where it lies on the fold, else one for each side, or for the one that has
 * it; all else stays as it is, on the fold or cut twice.
 */
export function joinedHalves(asRight: GarmentPlan, asLeft: GarmentPlan): GarmentPlan {
  const families = differingFamilies(asRight, asLeft);
  const [right, left] = [splitFamilies(asRight, families), splitFamilies(asLeft, families)];
  const whole = differingHalves(right, left);
  return {
    ...right,
    panels: joinedPanels(whole, right, left),
    seams: joinedSeams(whole, right.seams, left.seams),
    operations: [
      ...right.operations.map((own) => joinedOperation(whole, own, left.operations)),
      ...leftOperations(whole, right, left),
    ],
    notions: joinedNotions(right, left),
    guides: right.guides.flatMap((own) =>
      familiesOn(whole, own.family).map((family) => ({ ...own, family })),
    ),
    construction: { ...right.construction, ...zipOpening(left) },
    finished: meanOf(right.finished, left.finished),
    notices: notices(right, left),
  };
}
