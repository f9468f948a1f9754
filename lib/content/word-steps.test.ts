import { expect, it } from 'vitest';
import { slugs } from './collection';
import { SEWN_WORDS, wordSteps } from './word-steps';

it('shows how it is sewn for words of the dictionary only, each with pictures and the words of the booklet', async () => {
  const words = new Set(slugs('fr', 'dictionary'));
  for (const word of Object.keys(SEWN_WORDS)) {
    expect(words.has(word), word).toBe(true);
    const found = await wordSteps(word, 'fr');
    expect(found?.steps.length, word).toBeGreaterThan(0);
    for (const { text } of found?.steps ?? []) expect(text.length).toBeGreaterThan(15);
  }
});

it('draws the same pictures whatever the language', async () => {
  const [french, german] = await Promise.all([wordSteps('zip', 'fr'), wordSteps('zip', 'de')]);
  const pictures = (found: typeof french) => found?.steps.map(({ figure }) => figure.address);
  expect(pictures(german)).toEqual(pictures(french));
  expect(german?.steps[0]?.text).not.toBe(french?.steps[0]?.text);
});
