import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CATALOGUE } from '@/lib/choices/catalogue';
import { WORD_OF } from './dictionary';

const slots = new Set(
  Object.values(CATALOGUE.garments).flatMap((garment) => Object.keys(garment?.slots ?? {})),
);

it.each(Object.entries(WORD_OF))('%s leads to a word that is there: %s', (slot, word) => {
  expect(slots).toContain(slot);
  for (const locale of ['fr', 'en', 'de'])
    expect(existsSync(`content/${locale}/dictionary/${word}.md`), locale).toBe(true);
});
