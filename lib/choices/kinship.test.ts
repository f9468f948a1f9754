import { describe, expect, it } from 'vitest';
import { force } from './compatibility';
import { defaultChoices } from './defaults';
import { strangeness } from './kinship';

describe('kinship of values', () => {
  it('is closest where most traits are shared', () => {
    expect(strangeness('collar', 'notched', 'notched')).toBe(0);
    expect(strangeness('collar', 'notched', 'shawl')).toBeLessThan(strangeness('collar', 'notched', 'shirt'));
    expect(strangeness('collar', 'notched', 'shirt')).toBeLessThan(
      strangeness('collar', 'notched', 'ruffle'),
    );
  });

  it('lets the plainest stand in among strangers', () => {
    expect(strangeness('collar', 'notched', 'none')).toBeLessThan(strangeness('collar', 'notched', 'ruffle'));
  });

  it('answers a blazer asked for another neckline with a collar that suits it', () => {
    const answer = (neckline: string) =>
      force(defaultChoices('jacket'), 'neckline-front', neckline).choices.options.collar;
    expect(answer('round')).toBe('shirt');
    expect(answer('scoop')).toBe('shirt');
    expect(answer('square')).toBe('shirt');
  });
});
