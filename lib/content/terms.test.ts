import { describe, expect, it } from 'vitest';
import { RULES } from '@/lib/drafting/checks/registry';
import { LOCALES } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { existing } from './articles';
import { measuredFigure } from './figures/draw-figure';
import { FIGURES } from './figures/registry';

type Named = Readonly<Record<string, { readonly name: string }>>;

/** What one calls a thing in a language, whatever its apostrophes and capitals. */
const plain = (name: string) => name.replaceAll('’', "'").toLowerCase();

describe.each(LOCALES)('words that are also the product’s, in %s', (locale) => {
  it('measurements are called in the dictionary as in the form and in the booklet', async () => {
    const messages = (await loadMessages(locale, ['catalogue', 'booklet'])) as Record<string, unknown>;
    const { measurements } = messages.catalogue as { measurements: Named };
    const { names } = (messages.booklet as { measurements: { names: Record<string, string> } }).measurements;
    const strange = Object.keys(FIGURES).flatMap((word) => {
      const measurement = measuredFigure(word);
      if (!measurement) return [];
      const { title, also = [] } = existing(locale, 'dictionary', word).matter;
      const known = [title, ...also].map(plain);
      const used = [measurements[measurement]?.name, names[measurement]];
      return used.filter((name) => !known.includes(plain(name ?? ''))).map((name) => `${word}: ${name}`);
    });
    expect(strange).toEqual([]);
  });
});

it('the number of checks the concept page promises is not more than there are', () => {
  expect(existing('en', 'pages', 'concept').body).toContain('more than ninety checks');
  expect(RULES.length).toBeGreaterThan(90);
});
