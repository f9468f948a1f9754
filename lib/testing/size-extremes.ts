import { listingOf } from '@/lib/choices/catalogue';
import type { Condition } from '@/lib/choices/catalogue-types';
import { broken } from '@/lib/choices/compatibility';
import { completeChoices } from '@/lib/choices/defaults';
import { isActive, rangeOf } from '@/lib/choices/ranges';
import { TOGETHER } from '@/lib/choices/slots/traits';
import type { Choices, Garment } from '@/lib/choices/types';

type Slots = ReturnType<typeof listingOf>['slots'];

/** The values a range stands beside, named `slot/value`. */
const pairsOf = (by: string): [string, string][] =>
  by.split(TOGETHER).map((each) => each.split('/') as [string, string]);

/** Whether the garment offers what a range stands beside. */
function isOffered(slots: Slots, by: string): boolean {
  return pairsOf(by).every(([slot, value]) => slots[slot]?.values.includes(value) ?? false);
}

/** Of the values with which a dimension counts, the default, which all else agrees with, or else the first on offer. */
function plainest(slots: Slots, name: string, values: readonly string[]): string {
  const usual = slots[name]?.default ?? '';
  return values.includes(usual) ? usual : (values.find((each) => isOffered(slots, `${name}/${each}`)) ?? '');
}

function wanted(slots: Slots, needs: Condition = {}, by: string | undefined): Record<string, string> {
  const first = Object.entries(needs).map(([name, values]) => [name, plainest(slots, name, values)] as const);
  return { ...Object.fromEntries(first), ...(by ? Object.fromEntries(pairsOf(by)) : {}) };
}

/** Each dimension at either end of its range, in every range it has on this garment, all else as it comes. */
export function sizeExtremes(garment: Garment): Choices[] {
  const { sizes, slots } = listingOf(garment);
  return Object.entries(sizes).flatMap(([size, { by = {}, needs }]) => {
    const own = Object.keys(by).filter((range) => isOffered(slots, range));
    const ranges = own.length > 0 ? own : [undefined];
    return ranges.flatMap((range) => {
      const plain = completeChoices(garment, wanted(slots, needs, range), {});
      // A range is given for every collar, also for one the neckline does not take.
      if (!isActive(plain, size) || broken(plain).length > 0) return [];
      const { min, max } = rangeOf(plain, size);
      return [min, max].map((value) => ({ ...plain, sizes: { ...plain.sizes, [size]: value } }));
    });
  });
}
