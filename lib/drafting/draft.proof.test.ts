import { describe, expect, it } from 'vitest';
import { listingOf } from '@/lib/choices/catalogue';
import { defaultChoices } from '@/lib/choices/defaults';
import { force } from '@/lib/choices/take-choice';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { draft } from './draft';

const plain = defaultChoices('top');

describe('every value of the catalogue in sizes small and large', () => {
  const { slots } = listingOf('top');
  const all = Object.entries(slots).flatMap(([slot, { values }]) =>
    values.map((value) => [slot, value] as const),
  );

  it.each(all)('%s %s is drafted and passes the certificate', (slot, value) => {
    const { choices } = force(plain, slot, value);
    for (const size of ['36', '52'] as const) {
      const outcome = draft(choices, STANDARD_SIZES[size]);
      expect('refused' in outcome ? outcome.refused : 'drafted').toBe('drafted');
    }
  });
});
