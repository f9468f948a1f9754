import type { Addition } from '../garments/addition';
import { chosenIfAny } from '../garments/chosen';
import { RUFFLES } from './registry';

/** A gathered strip along an edge of the garment. */
export const RUFFLE: Addition = {
  id: 'ruffle',
  add: (plan, context) => chosenIfAny(RUFFLES, context.choices.options.ruffle)?.add(plan, context) ?? plan,
};
