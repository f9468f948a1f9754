import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { drawEach, pairSittings, type Sitting, suggestionSittings } from './drawn';

// `npm run test:sweep drawn` draws all of them; here, what a commit can wait for.
const ONE_PAIR_IN = 24;
/** Sizes follow one another for each suggestion, twelve of them: with this step every other one is drawn, in sizes that change. */
const ONE_SIZE_IN = 25;

const every = (sittings: readonly Sitting[], step: number) => sittings.filter((_, i) => i % step === 0);

/** Designs whose drawn lines once ran metres past the computed ones. */
const RUNAWAYS: readonly Sitting[] = [
  {
    choices: completeChoices(
      'dress',
      {
        ...{ 'neckline-front': 'sweetheart', sleeve: 'puff', 'sleeve-finish': 'elastic' },
        ...{ 'waist-seam': 'natural', skirt: 'gathered', pockets: 'in-seam' },
      },
      {},
    ),
    body: STANDARD_SIZES['40'],
    who: 'dress in size 40',
  },
];

describe('what is drawn is what was drafted, in every file', () => {
  it.each([
    ['where it once was not', RUNAWAYS],
    ['for pairs of options on women', every(pairSittings(), ONE_PAIR_IN)],
    ['for suggestions over the sizes', every(suggestionSittings(), ONE_SIZE_IN)],
  ])(
    '%s',
    async (_, sittings) => {
      const { findings, worst, drafts } = await drawEach(sittings);
      expect(findings).toEqual([]);
      expect(drafts).toBeGreaterThan(sittings.length * 0.9);
      expect(worst).toBeLessThan(0.02);
    },
    300_000,
  );
});
