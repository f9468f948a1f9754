import { expect, test } from 'vitest';
import { localeCookie } from './locale-cookie';
import { LOCALES } from './locales';
import { originOf, parseOrigins } from './origins';
import { localPath, readPath } from './paths';

test.each([
  ['/', 'fr', '/', false],
  ['/create', 'fr', '/create', false],
  ['/en', 'en', '/', true],
  ['/de/create/', 'de', '/create', true],
  ['/fr/create', 'fr', '/create', true],
  ['/english', 'fr', '/english', false],
] as const)('%s is read as %s %s', (pathname, locale, path, prefixed) => {
  expect(readPath(pathname)).toEqual({ locale, path, prefixed });
});

test('what is written is read back', () => {
  for (const locale of LOCALES) {
    for (const path of ['/', '/create', '/blog/a-slug']) {
      expect(readPath(localPath(locale, path))).toMatchObject({ locale, path });
    }
  }
});

test('origins are read by language', () => {
  const origins = parseOrigins(' fr=https://droitfil.fr, en=https://droitfil.com ');
  const [fr, en] = ['https://droitfil.fr', 'https://droitfil.com'];
  expect(origins, 'a language without its own is at the French one').toEqual({ fr, en, de: fr });
  expect(parseOrigins(undefined)).toEqual({});
  expect(originOf('de', {}, 'http://localhost:3000')).toBe('http://localhost:3000');
});

test.each(['es=https://droitfil.es', 'fr=droitfil.fr', 'fr=https://droitfil.fr/boutique', 'fr'])(
  'refuses %s',
  (value) => expect(() => parseOrigins(value)).toThrow(/SITE_ORIGINS/),
);

test('the cookie of the chosen language is written when enabled', () => {
  expect(localeCookie('de')).toBe('LOCALE=de; Path=/; Max-Age=31536000; SameSite=Lax');
  expect(localeCookie('de', { enabled: false, name: 'LOCALE', maxAgeSeconds: 1 })).toBeUndefined();
});
