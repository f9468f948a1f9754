import { listingOf } from './catalogue';
import { isActive } from './ranges';
import type { Choices } from './types';

/** Whether two sets of choices draw the same garment. What means nothing beside the other choices is not compared. */
export function isSameDesign(a: Choices, b: Choices): boolean {
  return a.garment === b.garment && said(a) === said(b);
}

/** All that counts of the choices, in the order of the catalogue; what an older catalogue did not ask is by default. */
function said({ garment, options, sizes }: Choices): string {
  const { slots, sizes: dimensions } = listingOf(garment);
  const chosen = Object.fromEntries(
    Object.entries(slots).map(([slot, listing]) => [slot, options[slot] ?? listing.default]),
  );
  const counts = (name: string) => isActive({ garment, options: chosen }, name);
  return JSON.stringify([
    Object.entries(chosen).filter(([slot]) => counts(slot)),
    Object.keys(dimensions).map((size) => (counts(size) ? (sizes[size] ?? null) : null)),
  ]);
}
