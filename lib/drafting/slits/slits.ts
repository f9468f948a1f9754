import type { ValueOf } from '@/lib/choices/slots/registry';
import type { Addition } from '../garments/addition';
import { chosenIfAny } from '../garments/chosen';
import { mergePlans } from '../kernel/plan';
import { ventsInLap } from '../openings/way-in';
import { BACK_VENT } from './back-vent';
import { SIDES } from './sides';
import type { Slit } from './slit';
import { slitLength } from './slit-length';

const SLITS_BY_VALUE: Readonly<Record<Exclude<ValueOf<'side-slit'>, 'none'>, Slit>> = {
  sides: SIDES,
  'back-vent': BACK_VENT,
};

/** Slits and vents, to walk in or for looks. */
export const SLITS: Addition = {
  id: 'slits',
  add: (plan, context) => {
    const slit = chosenIfAny(SLITS_BY_VALUE, context.choices.options['side-slit']);
    if (!slit || ventsInLap(context.choices)) return plan;
    const settled = context.settled?.slit;
    const { length, notices } =
      settled === undefined ? slitLength(context, slit, plan) : { length: settled, notices: [] };
    return mergePlans(slit.cut(plan, length, context), { notices, settled: { slit: length } });
  },
};
