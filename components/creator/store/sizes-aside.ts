import { listingOf } from '@/lib/choices/catalogue';
import { isActive, rangeOf } from '@/lib/choices/ranges';
import type { Choices } from '@/lib/choices/types';
import type { Creation, SizesAside } from './creation';

/** A dimension before and after, cm; `null` is automatic. */
export interface MovedSize {
  readonly size: string;
  readonly from: number | null;
  readonly to: number | null;
}

/**
 * The dimensions of a creation beside other options: each as it was wanted where that is within the limits now, else the
 * default of what is chosen. Made from what was wanted alone, so that options that come back bring their dimensions.
 */
export function sizesBeside(
  creation: Creation,
  chosen: Choices,
): { readonly sizes: Choices['sizes']; readonly sizesAside: SizesAside } {
  const all = Object.keys(listingOf(chosen.garment).sizes).map((size) => {
    const wanted = wantedSize(creation, size);
    const { min, max, default: usual } = rangeOf(chosen, size);
    return { size, wanted, becomes: wanted !== null && wanted >= min && wanted <= max ? wanted : usual };
  });
  return {
    sizes: Object.fromEntries(
      all.flatMap(({ size, becomes }) => (becomes === null ? [] : [[size, becomes]])),
    ),
    sizesAside: Object.fromEntries(
      all.flatMap(({ size, wanted, becomes }) => (becomes === wanted ? [] : [[size, wanted]])),
    ),
  };
}

/** The dimensions that differ, of those that count in both. */
export function movedSizes(before: Choices, after: Choices): MovedSize[] {
  return Object.keys(listingOf(after.garment).sizes)
    .filter((size) => isActive(before, size) && isActive(after, size))
    .map((size) => ({ size, from: before.sizes[size] ?? null, to: after.sizes[size] ?? null }))
    .filter(({ from, to }) => from !== to);
}

/** What a dimension would be if nothing stood against it, cm; `null` for automatic. */
function wantedSize({ choices, sizesAside }: Creation, size: string): number | null {
  const aside = sizesAside[size];
  return aside === undefined ? (choices.sizes[size] ?? null) : aside;
}

/** The choices with their dimensions as wanted, within the limits or not: what any other value would start from. */
export function asWanted(creation: Creation): Choices {
  const { choices, sizesAside } = creation;
  if (Object.keys(sizesAside).length === 0) return choices;
  const sizes = { ...choices.sizes };
  for (const [size, wanted] of Object.entries(sizesAside)) {
    if (wanted === null) delete sizes[size];
    else sizes[size] = wanted;
  }
  return { ...choices, sizes };
}
