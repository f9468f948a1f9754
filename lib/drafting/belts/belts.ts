import type { Addition } from '../garments/addition';
import { chosenIfAny } from '../garments/chosen';
import { BELTS } from './registry';

/** A belt, with the loops or buttons that hold it. */
export const BELT: Addition = {
  id: 'belt',
  add: (plan, context) => chosenIfAny(BELTS, context.choices.options.belt)?.add(plan, context) ?? plan,
};
