import { expect, test } from 'vitest';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales';
import { contentDatabase } from './database';
import { keptDrawings } from './drawings/figure';
import { searchPictureKey } from './search';
import { searchPictures } from './search-pictures';

test('more than half of what is found has a picture that is kept, the same in every language', async () => {
  const pictures = await searchPictures();
  for (const figure of Object.values(pictures)) {
    expect(keptDrawings.has(/([0-9a-f]+\.svg)#/.exec(figure?.address ?? '')?.[1] ?? '')).toBe(true);
    expect(figure?.viewBox.split(' ').map(Number).every(Number.isFinite)).toBe(true);
  }
  const keys = LOCALES.map((locale) => contentDatabase(locale).entries.map(searchPictureKey).toSorted());
  expect(new Set(keys.map((each) => each.join())).size).toBe(1);
  const shown = contentDatabase(DEFAULT_LOCALE).entries.filter(({ kind }) => kind !== 'faq');
  const drawn = shown.filter((each) => pictures[searchPictureKey(each)]);
  expect(drawn.length / shown.length).toBeGreaterThan(0.5);
  for (const { path } of shown.filter(({ kind }) => kind === 'suggestions'))
    expect(pictures[searchPictureKey({ kind: 'suggestions', path })]).toBeDefined();
});
