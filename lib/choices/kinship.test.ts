import { describe, expect, it } from 'vitest';
import { defaultChoices } from './defaults';
import { strangeness } from './kinship';
import { force } from './take-choice';

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

  it.each(['top', 'dress', 'jacket'] as const)('keeps the V of a %s under a hood', (garment) => {
    const pointed = force(defaultChoices(garment), 'neckline-front', 'v').choices;
    expect(pointed.options['neckline-front']).toBe('v');
    const hooded = force({ ...pointed, options: { ...pointed.options, collar: 'none' } }, 'collar', 'hood');
    expect(hooded.choices.options).toMatchObject({ collar: 'hood', 'neckline-front': 'v' });
  });
});
