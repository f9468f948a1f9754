import type {
  Catalogue,
  Condition,
  GarmentListing,
  SizeDefinition,
  SlotDefinition,
  SlotListing,
  ValueDefinition,
} from './catalogue-types';
import { DIMENSIONS } from './dimensions';
import { RULES } from './rules';
import { SLOTS } from './slots/registry';
import type { Garment } from './types';

/** Garments that can be drafted, in the order they are offered. */
export const GARMENTS: readonly Garment[] = ['top', 'dress', 'jacket'];

/** What a slot asks of those the garment has: where there is no ruffle, none is in the way. */
function needsOf(needs: Condition | undefined, garment: Garment): Condition | undefined {
  const has = (slot: string) => SLOTS.some(({ id, defaults }) => id === slot && garment in defaults);
  return needs && Object.fromEntries(Object.entries(needs).filter(([slot]) => has(slot)));
}

function listSlot(
  { id, values, defaults, ...more }: SlotDefinition,
  garment: Garment,
): [string, SlotListing][] {
  const fallback = defaults[garment];
  if (fallback === undefined) return [];
  const names = Object.keys(values).filter((name) => values[name]?.garments.includes(garment));
  const needs = needsOf(more.needs, garment);
  return [[id, { values: names, default: fallback, ...more, ...(needs ? { needs } : {}) }]];
}

function listSize(
  { id, garments, ...size }: SizeDefinition,
  garment: Garment,
): [string, GarmentListing['sizes'][string]][] {
  return garments.includes(garment) ? [[id, size]] : [];
}

function listGarment(garment: Garment): GarmentListing {
  return {
    slots: Object.fromEntries(SLOTS.flatMap((slot) => listSlot(slot, garment))),
    sizes: Object.fromEntries(DIMENSIONS.flatMap((size) => listSize(size, garment))),
  };
}

export const CATALOGUE: Catalogue = {
  version: 1,
  garments: Object.fromEntries(GARMENTS.map((garment) => [garment, listGarment(garment)])),
  values: Object.fromEntries(
    SLOTS.flatMap(({ id, values }) =>
      Object.entries<ValueDefinition>(values).map(([name, { garments, difficulty, minutes }]) => [
        `${id}/${name}`,
        { garments, difficulty, minutes },
      ]),
    ),
  ),
  rules: RULES,
};

/** What a garment can be made of. Refuses a garment that cannot be drafted. */
export function listingOf(garment: Garment): GarmentListing {
  const listing = CATALOGUE.garments[garment];
  if (!listing) throw new RangeError(`No catalogue for ${garment}`);
  return listing;
}
