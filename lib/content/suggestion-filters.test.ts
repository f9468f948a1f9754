import { describe, expect, it } from 'vitest';
import { filtersMet, SUGGESTION_FILTERS } from './suggestion-filters';
import { suggestion, suggestions } from './suggestions';

const metBy = (slug: string) => {
  const found = suggestion(slug);
  if (!found) throw new Error(`No suggestion ${slug}`);
  return filtersMet(found);
};

describe('what suggestions can be chosen by', () => {
  it('tells a pulled-on blouse from a zipped shell and a lined jacket', () => {
    expect(metBy('v-neck-blouse')).toContain('noFastening');
    expect(metBy('sleeveless-shell')).not.toContain('noFastening');
    expect(metBy('sleeveless-shell')).toEqual(expect.arrayContaining(['easy', 'littleFabric']));
    expect(metBy('tailored-jacket')).not.toContain('easy');
  });

  it('leaves some and takes some away by each', () => {
    const all = suggestions().map(filtersMet);
    for (const filter of SUGGESTION_FILTERS) {
      const left = all.filter((met) => met.includes(filter)).length;
      expect(left).toBeGreaterThan(3);
      expect(left).toBeLessThan(all.length - 3);
    }
  });
});
