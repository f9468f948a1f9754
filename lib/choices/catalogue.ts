import type {
  Catalogue,
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

function listSlot(
  { id, values, defaults, ...more }: SlotDefinition,
  garment: Garment,
): [string, SlotListing][] {
  const fallback = defaults[garment];
  if (fallback === undefined) return [];
  const names = Object.keys(values).filter((name) => values[name]?.garments.includes(garment));
  return [[id, { values: names, default: fallback, ...more }]];
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
