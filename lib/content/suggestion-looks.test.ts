import { expect, it } from 'vitest';
import { readLook } from '@/lib/cloth/look';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { slugs } from './collection';
import { SUGGESTION_LOOKS } from './suggestion-looks';

it('names suggestions there are and cloths there are', () => {
  const known = slugs(DEFAULT_LOCALE, 'suggestions');
  for (const [slug, look] of Object.entries(SUGGESTION_LOOKS)) {
    expect(known).toContain(slug);
    expect(readLook(look), slug).toBeDefined();
  }
});

it('shows no two suggestions in one look', () => {
  const looks = Object.values(SUGGESTION_LOOKS);
  expect(new Set(looks).size).toBe(looks.length);
});
