import { listingOf } from './catalogue';
import { reconcile } from './compatibility';
import { defaultBeside } from './default-beside';
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
  const agreed = agreeing(garment, options, filled);
  const defaults = fittingSizes({ garment, options: agreed }, {});
  return { version: 1, garment, options: agreed, sizes: { ...defaults, ...sizes } };
}

/** The options reconciled with what was said; what was not, and did not give way, is the default beside the rest. */
function agreeing(garment: Garment, said: RawOptions, filled: Choices['options']): Choices['options'] {
  const kept = Object.keys(said);
  const { options } = reconcile({ garment, options: filled }, kept);
  const following = { ...options };
  // One after the other, as they are asked: what stands beside a default that changed follows that.
  for (const slot of Object.keys(filled)) {
    const stands = said[slot] === undefined && following[slot] === filled[slot];
    if (stands) following[slot] = defaultBeside({ garment, options: following }, slot);
  }
  return reconcile({ garment, options: following }, kept).options;
}
