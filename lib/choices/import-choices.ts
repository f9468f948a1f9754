import { z } from 'zod';
import { GARMENTS, listingOf } from './catalogue';
import { broken } from './compatibility';
import { completeChoices } from './defaults';
import { isActive, rangeOf } from './ranges';
import type { Choices, Garment } from './types';

const saved = z.object({
  garment: z.enum(GARMENTS as [Garment, ...Garment[]]),
  options: z.record(z.string(), z.string()).default({}),
  sizes: z.record(z.string(), z.number()).default({}),
});

/** Something of a saved design that the catalogue of today does not have, or that no longer goes with the rest. */
export type LeftOut =
  | { readonly kind: 'value'; readonly slot: string; readonly value: string }
  | { readonly kind: 'size'; readonly size: string; readonly cm: number };

export interface Imported {
  readonly choices: Choices;
  /** Share of what was saved that could be taken over, whole percent. */
  readonly percent: number;
  readonly leftOut: readonly LeftOut[];
}

/**
 * A design saved earlier or by someone else, taken over as far as it can be, the rest by default. `null` when not even
 * its garment can be read.
 */
export function importChoices(input: unknown): Imported | null {
  const read = saved.safeParse(input);
  if (!read.success) return null;
  const { garment, options, sizes } = read.data;
  const taken = takeOptions(garment, options);
  const chosen = completeChoices(garment, taken, {});
  const fitting = Object.fromEntries(Object.entries(sizes).filter(([size, cm]) => fits(chosen, size, cm)));
  const leftOut: LeftOut[] = [
    ...Object.entries(options).flatMap(([slot, value]) =>
      taken[slot] === value ? [] : [{ kind: 'value' as const, slot, value }],
    ),
    ...Object.entries(sizes).flatMap(([size, cm]) =>
      size in fitting || isIdle(chosen, size) ? [] : [{ kind: 'size' as const, size, cm }],
    ),
  ];
  const total = Object.keys(options).length + Object.keys(sizes).length;
  const percent = total === 0 ? 100 : Math.floor((100 * (total - leftOut.length)) / total);
  return { choices: { ...chosen, sizes: { ...chosen.sizes, ...fitting } }, percent, leftOut };
}

/** Value by value: one that contradicts those taken before it is left out. */
function takeOptions(garment: Garment, options: Choices['options']): Record<string, string> {
  const { slots } = listingOf(garment);
  let taken: Record<string, string> = {};
  for (const [slot, value] of Object.entries(options)) {
    if (!slots[slot]?.values.includes(value)) continue;
    const tried = { ...taken, [slot]: value };
    if (broken(completeChoices(garment, tried, {})).length === 0) taken = tried;
  }
  return taken;
}

function fits(chosen: Choices, size: string, cm: number): boolean {
  if (!(size in listingOf(chosen.garment).sizes) || !isActive(chosen, size)) return false;
  const { min, max } = rangeOf(chosen, size);
  return cm >= min && cm <= max;
}

/** A dimension that says nothing beside these options is not missed. */
function isIdle(chosen: Choices, size: string): boolean {
  return size in listingOf(chosen.garment).sizes && !isActive(chosen, size);
}
