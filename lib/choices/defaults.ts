import { listingOf } from './catalogue';
import { reconcile } from './compatibility';
import { fittingSizes } from './ranges';
import type { Choices, Garment, RawOptions } from './types';

/** A garment as it is offered before anything is chosen. */
export function defaultChoices(garment: Garment): Choices {
  return completeChoices(garment, {}, {});
}

/** What was said, and for the rest the default, or the value nearest to it that agrees with what was said. */
export function completeChoices(garment: Garment, options: RawOptions, sizes: Choices['sizes']): Choices {
  const { slots } = listingOf(garment);
  const filled = Object.fromEntries(
    Object.entries(slots).map(([slot, listing]) => [slot, options[slot] ?? listing.default]),
  );
  const agreed = reconcile({ garment, options: filled }, Object.keys(options)).options;
  const defaults = fittingSizes({ garment, options: agreed }, {});
  return { version: 1, garment, options: agreed, sizes: { ...defaults, ...sizes } };
}
