import { describe, expect, it } from 'vitest';
import { GARMENTS, listingOf } from '@/lib/choices/catalogue';
import { broken } from '@/lib/choices/compatibility';
import { parseChoices } from '@/lib/choices/parse';
import { allPairs, possiblePairs } from './all-pairs';
import { sizeExtremes } from './size-extremes';

describe.each(GARMENTS)('choice sets for a %s', (garment) => {
  const sets = allPairs({ garment });

  it('hold every pair that can stand together', () => {
    const covered = new Set(
      sets.flatMap(({ options }) => {
        const items = Object.entries(options).map(([slot, value]) => `${slot}/${value}`);
        return items.flatMap((a, i) => items.slice(i + 1).map((b) => (a < b ? `${a} ${b}` : `${b} ${a}`)));
      }),
    );
    expect([...possiblePairs(garment)].filter((pair) => !covered.has(pair))).toEqual([]);
  });

  it('break no rule and fill every slot', () => {
    for (const choices of sets) {
      expect(broken(choices)).toEqual([]);
      expect(Object.keys(choices.options).sort()).toEqual(Object.keys(listingOf(garment).slots).sort());
    }
  });

  it('are the same for the same seed, and as many as asked', () => {
    const more = allPairs({ garment, atLeast: sets.length + 7 });
    expect(more).toHaveLength(sets.length + 7);
    expect(more.slice(0, sets.length)).toEqual(sets);
  });

  it('reach both ends of every dimension', () => {
    const extremes = sizeExtremes(garment);
    for (const size of Object.keys(listingOf(garment).sizes))
      expect(new Set(extremes.map(({ sizes }) => sizes[size])).size).toBeGreaterThan(1);
    for (const each of extremes) expect(() => parseChoices(each)).not.toThrow();
  });
});
