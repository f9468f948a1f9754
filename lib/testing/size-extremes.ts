import { listingOf } from '@/lib/choices/catalogue';
import type { Condition } from '@/lib/choices/catalogue-types';
import { completeChoices } from '@/lib/choices/defaults';
import { isActive, rangeOf } from '@/lib/choices/ranges';
import type { Choices, Garment } from '@/lib/choices/types';

type Slots = ReturnType<typeof listingOf>['slots'];

/** Whether the garment offers a value, named `slot/value`. */
function isOffered(slots: Slots, by: string): boolean {
  const [slot = '', value = ''] = by.split('/');
  return slots[slot]?.values.includes(value) ?? false;
}

/** Of the values with which a dimension counts, the default, which all else agrees with, or else the first on offer. */
function plainest(slots: Slots, name: string, values: readonly string[]): string {
  const usual = slots[name]?.default ?? '';
  return values.includes(usual) ? usual : (values.find((each) => isOffered(slots, `${name}/${each}`)) ?? '');
}

function wanted(slots: Slots, needs: Condition = {}, by: string | undefined): Record<string, string> {
  const [slot, value] = by?.split('/') ?? [];
  const first = Object.entries(needs).map(([name, values]) => [name, plainest(slots, name, values)] as const);
  return { ...Object.fromEntries(first), ...(slot && value ? { [slot]: value } : {}) };
}

/** Each dimension at either end of its range, in every range it has on this garment, all else as it comes. */
export function sizeExtremes(garment: Garment): Choices[] {
  const { sizes, slots } = listingOf(garment);
  return Object.entries(sizes).flatMap(([size, { by = {}, needs }]) => {
    const own = Object.keys(by).filter((range) => isOffered(slots, range));
    const ranges = own.length > 0 ? own : [undefined];
    return ranges.flatMap((range) => {
      const plain = completeChoices(garment, wanted(slots, needs, range), {});
      if (!isActive(plain, size)) return [];
      const { min, max } = rangeOf(plain, size);
      return [min, max].map((value) => ({ ...plain, sizes: { ...plain.sizes, [size]: value } }));
    });
  });
}
