import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { rangeOf } from '@/lib/choices/ranges';
import type { Choices, RawOptions } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { sampleBodies } from '@/lib/testing/bodies';
import { trial } from '@/lib/testing/sweep/trial';
import { COLLARS } from './registry';

describe('every collar', () => {
  const ends = (options: RawOptions): Choices[] => {
    const plain = completeChoices('top', options, {});
    const at = (end: 'min' | 'max') =>
      Object.fromEntries(
        ['collar-width', 'collar-height'].map((size) => [size, rangeOf(plain, size)[end]] as const),
      );
    return (['min', 'max'] as const).map((end) => ({ ...plain, sizes: { ...plain.sizes, ...at(end) } }));
  };
  const openings = ['none', 'back-zip', 'front-buttons', 'double-breasted'] as const;
  const women = sampleBodies(4, 11).map(({ body }) => body);

  it.each(Object.keys(COLLARS))(
    '%s is sound at both ends of its range, however the garment opens',
    (collar) => {
      for (const opening of openings) {
        const sets = ends({ collar }).flatMap((choices) => {
          const options = {
            ...choices.options,
            opening,
            silhouette: 'straight',
            'back-shaping': 'none',
          } as const;
          return [{ ...choices, options }];
        });
        for (const choices of sets) {
          for (const body of [STANDARD_SIZES[34], STANDARD_SIZES[38], STANDARD_SIZES[56], ...women]) {
            const { verdict, reasons } = trial(choices, body);
            expect(['sound', 'refused'], `${opening}: ${reasons.join('; ')}`).toContain(verdict);
          }
        }
      }
    },
  );
});
