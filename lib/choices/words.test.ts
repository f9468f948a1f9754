import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MEASUREMENTS } from '@/lib/measurements/names';
import { IMPOSSIBLE, UNLIKELY } from '@/lib/measurements/relations';
import { CATALOGUE, GARMENTS, listingOf } from './catalogue';
import { SLOTS } from './slots/registry';

type Tree = { readonly [key: string]: string | Tree };

function words(locale: string): Tree {
  return JSON.parse(
    readFileSync(new URL(`../../messages/${locale}/catalogue.json`, import.meta.url), 'utf8'),
  );
}

function at(tree: Tree, ...keys: string[]): string | Tree | undefined {
  return keys.reduce<string | Tree | undefined>(
    (node, key) => (typeof node === 'object' ? node[key] : undefined),
    tree,
  );
}

describe.each(['fr', 'en', 'de'])('words of the catalogue in %s', (locale) => {
  const tree = words(locale);
  const named = (...keys: string[]) => {
    expect(at(tree, ...keys, 'name'), keys.join('.')).toBeTypeOf('string');
    expect(at(tree, ...keys, 'help'), keys.join('.')).toBeTypeOf('string');
  };

  it('names and explains every garment, slot, value and dimension', () => {
    for (const garment of GARMENTS) {
      named('garments', garment);
      const { slots, sizes } = listingOf(garment);
      for (const slot of Object.keys(slots)) named('slots', slot);
      for (const size of Object.keys(sizes)) named('sizes', size);
      for (const { presets = [] } of Object.values(sizes)) {
        for (const { id } of presets) expect(at(tree, 'presets', id), id).toBeTypeOf('string');
      }
    }
    for (const key of Object.keys(CATALOGUE.values)) {
      const [slot = '', value = ''] = key.split('/');
      named('values', slot, value);
    }
  });

  it.each(SLOTS.flatMap(({ id, word }) => (word ? [[id, word]] : [])))(
    'leads from %s to a word of the dictionary that is there: %s',
    (_, word) => expect(existsSync(`content/${locale}/dictionary/${word}.md`)).toBe(true),
  );

  it('gives every reason, measurement and doubt', () => {
    const prevailing = SLOTS.flatMap(({ prevails }) => prevails ?? []);
    for (const { reason } of [...CATALOGUE.rules, ...prevailing])
      expect(at(tree, 'reasons', reason), reason).toBeTypeOf('string');
    for (const name of MEASUREMENTS) named('measurements', name);
    for (const { code } of [...IMPOSSIBLE, ...UNLIKELY])
      expect(at(tree, 'doubts', code), code).toBeTypeOf('string');
  });
});
