import { asAsked } from './as-asked';
import { listingOf } from './catalogue';
import type { Range, SizeDefinition } from './catalogue-types';
import { holds } from './holds';
import { TOGETHER } from './slots/traits';
import type { Choices } from './types';

export type Chosen = Pick<Choices, 'garment' | 'options'>;

/** Limits and default of a dimension beside the options chosen, cm. Refuses a dimension the garment has not. */
export function rangeOf({ garment, options }: Chosen, size: string): Range {
  const listing = listingOf(garment).sizes[size];
  if (!listing) throw new RangeError(`A ${garment} has no ${size}`);
  return ownRange(listing, options)?.range ?? listing;
}

/** The choice that gives a dimension limits of its own, if one does. */
export function limitedBy(
  { garment, options }: Chosen,
  size: string,
): { slot: string; value: string } | null {
  const listing = listingOf(garment).sizes[size];
  return (listing && ownRange(listing, options)?.beside[0]) ?? null;
}

interface OwnRange {
  /** The choices beside which a dimension has it. */
  readonly beside: readonly { readonly slot: string; readonly value: string }[];
  readonly range: Range;
}

/** Ranges of the catalogue with their names taken apart, each once. */
const ownRanges = new WeakMap<object, readonly OwnRange[]>();

function ownRangesOf(by: NonNullable<SizeDefinition['by']>): readonly OwnRange[] {
  const known =
    ownRanges.get(by) ?? Object.entries(by).map(([key, range]) => ({ beside: besideOf(key), range }));
  ownRanges.set(by, known);
  return known;
}

const besideOf = (key: string): OwnRange['beside'] =>
  key.split(TOGETHER).map((each) => {
    const [slot = '', value = ''] = each.split('/');
    return { slot, value };
  });

function ownRange({ by }: Pick<SizeDefinition, 'by'>, options: Choices['options']): OwnRange | undefined {
  if (!by) return undefined;
  return ownRangesOf(by).find(({ beside }) => beside.every(({ slot, value }) => options[slot] === value));
}

/** Whether a slot or dimension means anything beside the other choices; one that does not is neither asked nor shown. */
export function isActive(chosen: Chosen, name: string): boolean {
  const { slots, sizes } = listingOf(chosen.garment);
  const needs = (slots[name] ?? sizes[name])?.needs;
  return needs === undefined || holds(needs, asAsked(chosen).options);
}

/** The same dimensions, those out of range beside new options put back to their default. */
export function fittingSizes(chosen: Chosen, sizes: Choices['sizes']): Choices['sizes'] {
  const all = Object.keys(listingOf(chosen.garment).sizes).flatMap((size) => {
    const value = fitting(rangeOf(chosen, size), sizes[size]);
    return value === null ? [] : [[size, value] as const];
  });
  return Object.fromEntries(all);
}

function fitting(range: Range, value: number | undefined): number | null {
  const fits = value !== undefined && value >= range.min && value <= range.max;
  return fits ? value : range.default;
}
