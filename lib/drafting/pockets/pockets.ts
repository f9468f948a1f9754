import type { Addition } from '../garments/addition';
import { POCKETS } from './registry';

/** Pockets on the front or in the sides. */
export const POCKET: Addition = {
  id: 'pockets',
  add: (plan, context) => POCKETS[context.choices.options.pockets ?? 'none']?.add(plan, context) ?? plan,
};
