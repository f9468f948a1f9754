import { stands } from './compatibility';
import type { Chosen } from './ranges';

type Options = Chosen['options'];

/**
 * The options with what waits, by slot, where that breaks nothing and ends no question of the `kept` slots: all of it
 * together (one alone may not go with what stands in for the other), or else one after the other.
 */
export function putBack(chosen: Chosen, waiting: Options, kept: readonly string[]): Options {
  const all = Object.entries(waiting);
  let { options } = chosen;
  if (all.length === 0) return options;
  const together = { ...options, ...waiting };
  if (stands({ ...chosen, options: together }, kept)) return together;
  for (const [slot, value] of all) {
    const tried = { ...options, [slot]: value };
    if (stands({ ...chosen, options: tried }, kept)) options = tried;
  }
  return options;
}
