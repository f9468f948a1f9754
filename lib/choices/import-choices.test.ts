import { describe, expect, it } from 'vitest';
import { GARMENTS } from './catalogue';
import { broken } from './compatibility';
import { defaultChoices } from './defaults';
import { importChoices } from './import-choices';

describe('a saved design', () => {
  it.each(GARMENTS)('of a %s that is still made comes over whole', (garment) => {
    const choices = defaultChoices(garment);
    expect(importChoices(JSON.parse(JSON.stringify(choices)))).toEqual({
      choices,
      percent: 100,
      leftOut: [],
    });
  });

  it('leaves out what is no longer made, says so, and stays drawable', () => {
    const { options, sizes } = defaultChoices('top');
    const old = {
      version: 1,
      garment: 'top',
      options: { ...options, 'neckline-front': 'heart-of-gold', girdle: 'iron' },
      sizes: { ...sizes, 'neckline-front-depth': 400 },
    };
    const imported = importChoices(old);
    expect(imported?.leftOut).toEqual([
      { kind: 'value', slot: 'neckline-front', value: 'heart-of-gold' },
      { kind: 'value', slot: 'girdle', value: 'iron' },
      { kind: 'size', size: 'neckline-front-depth', cm: 400 },
    ]);
    const total = Object.keys(old.options).length + Object.keys(old.sizes).length;
    expect(imported?.percent).toBe(Math.floor((100 * (total - 3)) / total));
    expect(imported && broken(imported.choices)).toEqual([]);
  });

  it('gives way where two of its values no longer go together', () => {
    const clash = { garment: 'top', options: { collar: 'hood', opening: 'back-zip' } };
    const imported = importChoices(clash);
    expect(imported?.percent).toBe(50);
    expect(imported?.leftOut).toEqual([{ kind: 'value', slot: 'opening', value: 'back-zip' }]);
  });

  it.each([null, 'top', {}, { garment: 'corset' }, { garment: 'top', options: [] }])(
    'that is none is refused: %j',
    (input) => {
      expect(importChoices(input)).toBeNull();
    },
  );
});
