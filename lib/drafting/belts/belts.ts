import type { Addition } from '../garments/addition';
import { BELTS } from './registry';

/** A belt, with the loops or buttons that hold it. */
export const BELT: Addition = {
  id: 'belt',
  add: (plan, context) => BELTS[context.choices.options.belt ?? 'none']?.add(plan, context) ?? plan,
};
