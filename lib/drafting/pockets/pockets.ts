import type { Addition } from '../garments/addition';
import { chosenIfAny } from '../garments/chosen';
import { POCKETS } from './registry';

/** Pockets on the front or in the sides. */
export const POCKET: Addition = {
  id: 'pockets',
  add: (plan, context) => chosenIfAny(POCKETS, context.choices.options.pockets)?.add(plan, context) ?? plan,
};
