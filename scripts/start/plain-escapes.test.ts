import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainEscapes } from './plain-escapes.mjs';

test.each([
  ['/faq?a=%E0', '/faq?a=%E0'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/%E0%A4?b=1?c', '/%25E0%25A4?b=1?c'],
  ['/100%', '/100%25'],
])('%s is asked for as %s', (url, asked) => {
  expect(plainEscapes(url)).toBe(asked);
});

test('whatever comes, its path can be read', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\/[%0-9A-Fa-z/?]{0,20}$/), (url) => {
      expect(() => decodeURIComponent(plainEscapes(url).split('?', 1).join())).not.toThrow();
    }),
  );
});
