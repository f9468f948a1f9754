import type { Addition } from '../garments/addition';
import { RUFFLES } from './registry';

/** A gathered strip along an edge of the garment. */
export const RUFFLE: Addition = {
  id: 'ruffle',
  add: (plan, context) => RUFFLES[context.choices.options.ruffle ?? 'none']?.add(plan, context) ?? plan,
};
