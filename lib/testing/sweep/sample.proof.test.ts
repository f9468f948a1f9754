import { describe, expect, it } from 'vitest';
import { GARMENTS } from '@/lib/choices/catalogue';
import type { Garment } from '@/lib/choices/types';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { extremeBodies, sampleBodies } from '../bodies';
import { onBodies, onRotatingBodies, setsFor } from './suites';
import { report, type Tally } from './tally';

// `npm run test:sweep` draws on all of them; here, what a commit can wait for.
const WOMEN = 300;
/** What is offered first is sound on all of them but for a fault of the engine, which a third of them shows. */
const OFFERED = 100;
const SHARE = 0.995;
/** A refusal by name is no fault, but it must stay rare: of all that was asked, before drawing. */
const REFUSED = 0.03;
/**
 * Of sets that hold every pair of options, the shares that must prove sound on chart sizes and on the women they fall to:
 * what holds today, to be raised and never lowered. The rest is refused by name before anything is charged.
 */
const PAIRS: Readonly<Record<Garment, { readonly sizes: number; readonly women: number }>> = {
  top: { sizes: 1, women: SHARE },
  dress: { sizes: 1, women: SHARE },
  jacket: { sizes: 1, women: SHARE },
};
const chart = SIZE_NAMES.map((size, i) => ({ row: i + 1, body: STANDARD_SIZES[size] }));

function expectSound(name: string, tally: Tally, share: number): void {
  const said = report(name, tally, 8);
  expect(tally.counts.exception, said).toBe(0);
  expect(tally.soundShare, said).toBeGreaterThanOrEqual(share);
  expect(tally.counts.refused / tally.total, said).toBeLessThanOrEqual(REFUSED);
}

describe.each(GARMENTS)(
  'every %s',
  (garment) => {
    const { pairs, extremes } = setsFor(garment);
    // The more there is to choose, the more sets hold every pair: each is drawn at least once.
    const perSet = Math.max(1, Math.floor(WOMEN / pairs.length));

    it(`as it is offered holds on ${OFFERED} women`, () => {
      expectSound('defaults', onBodies(garment, sampleBodies(OFFERED)), 1);
    });

    it('as it is offered holds on every chart size', () => {
      expectSound('chart sizes', onBodies(garment, chart), 1);
    });

    it('is drawn or refused by name on bodies at the edge of what is possible', () => {
      const tally = onBodies(garment, extremeBodies().slice(0, 40));
      expect(tally.counts.exception, report('extremes', tally, 8)).toBe(0);
    });

    it('of every pair of options holds on chart sizes', () => {
      expectSound('all pairs', onRotatingBodies(garment, pairs, perSet, chart), PAIRS[garment].sizes);
    });

    it('of every pair of options holds on women', () => {
      const tally = onRotatingBodies(garment, pairs, perSet, sampleBodies(WOMEN, 2));
      expectSound('all pairs', tally, PAIRS[garment].women);
    });

    it('with a dimension at either end never falls over', () => {
      const tally = onRotatingBodies(garment, extremes, 1, chart);
      expect(tally.counts.exception, report('dimensions', tally, 8)).toBe(0);
    });
  },
  300_000,
);
