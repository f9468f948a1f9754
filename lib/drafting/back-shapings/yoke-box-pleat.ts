import { intersectVertical } from '@/lib/geometry/intersect';
import { openedOut } from '../back-yokes/opened-out';
import { bladeOf, fromArmhole } from '../back-yokes/over-blade';
import { LOWER_LINE, type Parted, seamLengths } from '../back-yokes/part-back';
import { upright, widenedAtCentre } from '../back-yokes/widened';
import { linePath } from '../kernel/lines';
import type { Panel, PanelInternal } from '../kernel/panel';
import { operation } from '../kernel/plan';
import { type UnderYoke, underYoke, yokeWith } from './yoke';

/** Width of the pleat as it is seen, and how far down its lines are marked, cm (METHODS §4). */
const WIDTH = 3;
const MARKED = 7;

/** The fold outside, and the line outward of it that it is laid on. */
function pleatLines(lower: Panel, onto: number): PanelInternal[] {
  const seam = linePath(lower, LOWER_LINE);
  const from = (x: number) => {
    const [hit] = intersectVertical(seam, x);
    return upright(x, (hit?.point ?? { y: 0 }).y, MARKED);
  };
  return [
    { id: 'pleat-1', kind: 'pleat', path: from(onto - WIDTH) },
    { id: 'pleat-1-onto', kind: 'placement', path: from(onto) },
  ];
}

/** A half wider by the pleat, which is laid outward on to the line at `onto`. */
function pleated(parted: Parted, widened: Panel, onto: number): UnderYoke {
  const lower = { ...widened, internals: [...widened.internals, ...pleatLines(widened, onto)] };
  const laid = fromArmhole(lower, onto);
  return {
    lower,
    operations: [
      operation({
        id: 'back-pleat',
        operation: 'fold-back-pleat',
        families: ['back'],
        carrying: 'pleat',
        figures: { width: WIDTH },
      }),
    ],
    fullness: { by: WIDTH, laid: 'pleated' },
    seam: underYoke({
      ease: seamLengths({ ...parted, lower }).lower - seamLengths(parted).yoke,
      notches: [
        { a: laid, b: laid },
        { a: laid + WIDTH, b: laid },
      ],
    }),
  };
}

/** Both halves of the pleat meet behind its middle. */
const downTheCentre = (parted: Parted): UnderYoke =>
  pleated(parted, widenedAtCentre(parted.lower, LOWER_LINE, WIDTH), WIDTH / 2);

/** Half of it over each blade, turned to the side. */
function overTheBlades(parted: Parted): UnderYoke {
  const blade = bladeOf(parted.lower);
  const half = pleated(parted, openedOut(parted.lower, { at: blade, by: WIDTH }), blade);
  return { ...half, fullness: { by: WIDTH, laid: 'pleated', from: blade - WIDTH / 2 } };
}

/**
 * A box pleat down the centre, or where the back opens a side pleat over each blade: held by the seam and hanging free
 * below; the sides alone take in the waist.
 */
export const YOKE_BOX_PLEAT = yokeWith('yoke-box-pleat', false, (parted) =>
  parted.lower.cut.onFold ? downTheCentre(parted) : overTheBlades(parted),
);
