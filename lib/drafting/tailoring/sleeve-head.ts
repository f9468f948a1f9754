import { toMillimetre } from '@/lib/measurements/to-millimetre';
import type { Addition } from '../garments/addition';
import { type GarmentPlan, mergePlans, operation } from '../kernel/plan';
import type { SeamPlan } from '../kernel/seams';
import { easedCap } from './eased-cap';

/** Width of the strip of wadding (METHODS §7). */
const WIDTH = 3;

/** A sleeve in two parts, or a front that rolls over: what else is lined, under a hood or a zip, keeps a soft cap. */
const isFormal = ({ panels }: GarmentPlan, { a }: SeamPlan): boolean =>
  a.length > 1 || panels.some(({ internals }) => internals.some(({ kind }) => kind === 'roll-line'));

/** A strip of wadding sewn into the cap of each sleeve, from notch to notch: it carries the round of the cap. */
export const SLEEVE_HEAD: Addition = {
  id: 'sleeve-head',
  add: (plan, { choices }) => {
    const set = easedCap(plan, choices);
    const front = set?.notches.find(({ kind, b }) => kind === 'single' && b !== undefined);
    const back = set?.notches.find(({ kind }) => kind === 'double');
    if (!set || !isFormal(plan, set) || front?.a === undefined || back?.a === undefined) return plan;
    const length = toMillimetre(back.a - front.a);
    const sewn = operation({
      id: 'sleeve-head',
      operation: 'attach-sleeve-head',
      families: [...new Set(set.a.map(({ family }) => family))],
      figures: { length, width: WIDTH },
    });
    const strip = { kind: 'sleeve-head', count: 2, length: Math.ceil(length), width: WIDTH } as const;
    return mergePlans(plan, { operations: [sewn], notions: [strip] });
  },
};
