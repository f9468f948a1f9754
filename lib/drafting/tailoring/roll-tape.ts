import { pathLength } from '@/lib/geometry/length';
import { toMillimetre } from '@/lib/measurements/to-millimetre';
import type { Addition } from '../garments/addition';
import { mergePlans, operation } from '../kernel/plan';
import { isTailored } from './tailored';

/** A tape is shorter than its roll line by this much up to a bust girth, more over a fuller one, cm (METHODS §7). */
const SHORTER = [
  { upTo: 92, by: 0.5 },
  { upTo: 110, by: 0.7 },
  { upTo: Number.POSITIVE_INFINITY, by: 1 },
] as const;
/** Width of the tape as it is sold. */
const WIDTH = 1;

export const shorterBy = (bust: number): number => SHORTER.find(({ upTo }) => bust <= upTo)?.by ?? 0;

/** A straight tape fused behind the roll line of each lapel, which is drawn in to it: so the lapel lies close to the body. */
export const ROLL_TAPE: Addition = {
  id: 'roll-tape',
  add: (plan, { choices, body }) => {
    const fronts = plan.panels.filter(({ family, material }) => family === 'front' && material === 'shell');
    const roll = fronts.flatMap(({ internals }) => internals).find(({ kind }) => kind === 'roll-line');
    if (!roll || !isTailored(choices)) return plan;
    const shorter = shorterBy(body.bustCircumference);
    const length = toMillimetre(pathLength(roll.path) - shorter);
    const taped = operation({
      id: 'roll-tape',
      operation: 'tape-roll-line',
      families: ['front'],
      carrying: 'roll-line',
      figures: { length, shorter },
    });
    const tape = { kind: 'stay-tape', count: 2, length: Math.ceil(length), width: WIDTH } as const;
    return mergePlans(plan, { operations: [taped], notions: [tape] });
  },
};
