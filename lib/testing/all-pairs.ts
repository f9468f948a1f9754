import { listingOf } from '@/lib/choices/catalogue';
import { broken } from '@/lib/choices/compatibility';
import { completeChoices } from '@/lib/choices/defaults';
import type { Choices, Garment } from '@/lib/choices/types';
import { mulberry32 } from '@/lib/cli/random';

type Options = Readonly<Record<string, string>>;

/** One value of one slot, written `slot/value`. */
type Item = string;

function itemsOf(options: Options): Item[] {
  return Object.entries(options).map(([slot, value]) => `${slot}/${value}`);
}

function slotAndValue(item: Item): [string, string] {
  const cut = item.indexOf('/');
  return [item.slice(0, cut), item.slice(cut + 1)];
}

function pairKey(a: Item, b: Item): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

function pairsOf(options: Options): string[] {
  const items = itemsOf(options);
  return items.flatMap((a, i) => items.slice(i + 1).map((b) => pairKey(a, b)));
}

function optionsOf(items: readonly Item[]): Options {
  return Object.fromEntries(items.map(slotAndValue));
}

function standsTogether(garment: Garment, options: Options): boolean {
  return broken({ garment, options: completeChoices(garment, options, {}).options }).length === 0;
}

/** Every pair of values of two slots that some valid set of choices holds. */
export function possiblePairs(garment: Garment): Set<string> {
  const slots = Object.entries(listingOf(garment).slots);
  const pairs = new Set<string>();
  slots.forEach(([slotA, { values: valuesA }], i) => {
    for (const [slotB, { values: valuesB }] of slots.slice(i + 1)) {
      for (const a of valuesA)
        for (const b of valuesB)
          if (standsTogether(garment, { [slotA]: a, [slotB]: b }))
            pairs.add(pairKey(`${slotA}/${a}`, `${slotB}/${b}`));
    }
  });
  return pairs;
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
}

/** The value of a slot that covers most of what is still missing beside what is already chosen. */
function bestValue(
  slot: string,
  values: readonly string[],
  chosen: Options,
  missing: ReadonlySet<string>,
  garment: Garment,
  random: () => number,
): string | undefined {
  const items = itemsOf(chosen);
  const gainOf = (value: string) =>
    items.filter((item) => missing.has(pairKey(item, `${slot}/${value}`))).length;
  // Whether values stand together takes most of the time: it is asked of the best first.
  return shuffled(values, random)
    .map((value) => ({ value, gain: gainOf(value) }))
    .sort((a, b) => b.gain - a.gain)
    .find(({ value }) => standsTogether(garment, { ...chosen, [slot]: value }))?.value;
}

function grow(
  garment: Garment,
  seeds: readonly Item[],
  missing: ReadonlySet<string>,
  random: () => number,
): Options {
  let chosen = optionsOf(seeds);
  for (const [slot, { values }] of shuffled(Object.entries(listingOf(garment).slots), random)) {
    if (slot in chosen) continue;
    const value = bestValue(slot, values, chosen, missing, garment, random);
    if (value !== undefined) chosen = { ...chosen, [slot]: value };
  }
  return chosen;
}

/** Finding the sets takes longer than drafting them, and several proofs ask for the same. */
const MADE = new Map<string, readonly Choices[]>();

interface PairsRequest {
  readonly garment: Garment;
  /** The same seed gives the same sets. */
  readonly seed?: number;
  /** More sets are added at random when all pairs are covered by fewer. */
  readonly atLeast?: number;
}

/**
 * Sets of choices that together hold every pair of option values that can stand together, dimensions at their
 * defaults. Greedy: each set starts from a pair not yet covered and takes the values that cover most beside it.
 */
export function allPairs({ garment, seed = 1, atLeast = 0 }: PairsRequest): readonly Choices[] {
  const key = `${garment} ${seed} ${atLeast}`;
  const known = MADE.get(key);
  if (known) return known;
  const random = mulberry32(seed);
  const missing = possiblePairs(garment);
  const sets: Choices[] = [];
  while (missing.size > 0 || sets.length < atLeast) {
    const [next] = missing;
    const options = grow(garment, next?.split(' ') ?? [], missing, random);
    const choices = completeChoices(garment, options, {});
    for (const pair of pairsOf(choices.options)) missing.delete(pair);
    if (next !== undefined) missing.delete(next);
    sets.push(choices);
  }
  MADE.set(key, sets);
  return sets;
}
