import { listingOf } from '@/lib/choices/catalogue';
import type { Condition } from '@/lib/choices/catalogue-types';
import { completeChoices } from '@/lib/choices/defaults';
import { isActive, rangeOf } from '@/lib/choices/ranges';
import type { Choices, Garment } from '@/lib/choices/types';

function wanted(needs: Condition = {}, by: string | undefined): Record<string, string> {
  const [slot, value] = by?.split('/') ?? [];
  const first = Object.entries(needs).map(([name, values]) => [name, values[0] ?? ''] as const);
  return { ...Object.fromEntries(first), ...(slot && value ? { [slot]: value } : {}) };
}

/** Each dimension at either end of its range, in every range it has, all else as it comes. */
export function sizeExtremes(garment: Garment): Choices[] {
  return Object.entries(listingOf(garment).sizes).flatMap(([size, { by = {}, needs }]) => {
    const ranges = Object.keys(by).length > 0 ? Object.keys(by) : [undefined];
    return ranges.flatMap((range) => {
      const plain = completeChoices(garment, wanted(needs, range), {});
      if (!isActive(plain, size)) return [];
      const { min, max } = rangeOf(plain, size);
      return [min, max].map((value) => ({ ...plain, sizes: { ...plain.sizes, [size]: value } }));
    });
  });
}
