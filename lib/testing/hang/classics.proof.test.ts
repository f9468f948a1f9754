import { describe, expect, it } from 'vitest';
import { drawDraft } from '@/lib/drafting/draft';
import { type SizeName, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { triedOn } from '../drafting/tried-on';
import { classics } from './classics';
import { readHung } from './hang-report';

const SIZES: readonly SizeName[] = ['34', '40', '48', '56'];
/** Of the classics every so many is hung here; `npm run test:hang` hangs all of them on every size. */
const EVERY = 4;
/** Cloth goes through cloth beneath an arm and in the folds of a circle; of the edges no more than this share do. */
const CROSSED = 0.03;

describe('garments that sewers ask for by name', () => {
  it('are twenty-six', () => {
    expect(new Set(classics().map(({ id }) => id)).size).toBe(26);
  });

  const sample = classics().flatMap(({ id, choices }, i) =>
    i % EVERY === 0 ? [[id, SIZES[(i / EVERY) % SIZES.length] as SizeName, choices] as const] : [],
  );
  it.each(sample)(
    '%s, size %s, hangs sewn, outside the body, at rest and as wide as drafted',
    (_, size, choices) => {
      const draft = drawDraft(choices, STANDARD_SIZES[size]);
      const { missed, crossed } = readHung(triedOn(choices, size), draft);
      expect(missed).toEqual([]);
      expect(crossed).toBeLessThan(CROSSED);
    },
  );
});
