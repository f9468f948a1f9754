import { listingOf } from './catalogue';
import { isActive } from './ranges';
import type { Choices } from './types';

/**
 * The choices as they are made up: what is not asked beside the rest is taken for what then lies there, where its slot
 * says what that is. Above thin straps there is no collar, whichever was chosen before them.
 */
export function asAsked(choices: Choices): Choices {
  const taken = Object.entries(listingOf(choices.garment).slots).flatMap(([slot, { unasked }]) =>
    unasked === undefined || isActive(choices, slot) ? [] : [[slot, unasked] as const],
  );
  if (taken.length === 0) return choices;
  return { ...choices, options: { ...choices.options, ...Object.fromEntries(taken) } };
}
