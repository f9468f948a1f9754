import { describe, expect, test } from 'vitest';
import { draft } from '@/lib/drafting/draft';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { suggestions } from './suggestions';

const SIZES = ['34', '48', '50'] as const;

describe('suggestions', () => {
  test.each(suggestions().map(({ slug, choices }) => [slug, choices] as const))(
    '%s is drafted for small and large bodies too',
    (_, choices) => {
      const refused = SIZES.filter((size) => 'refused' in draft(choices, STANDARD_SIZES[size]));
      expect(refused).toEqual([]);
    },
  );
});
