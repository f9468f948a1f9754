import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isKnownPath, ROUTES, toPattern, UNKNOWN_PAGE } from './routes';

const PAGES = join(import.meta.dirname, '../../app/[locale]');

/** Addresses that the folders under `app/[locale]` answer; a folder in parentheses is not part of an address. */
function pagesOnDisk(): string[] {
  return readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])page\.tsx$/.test(file))
    .map(
      (file) =>
        `/${file
          .split(/[\\/]/)
          .slice(0, -1)
          .filter((part) => !part.startsWith('('))
          .join('/')}`,
    );
}

test('every page has its row in the route table', () => {
  const listed = new Set<string>([...Object.values(ROUTES).map(({ path }) => path), UNKNOWN_PAGE]);
  expect(pagesOnDisk().filter((path) => !listed.has(path))).toEqual([]);
});

test('every row of the route table has its page', () => {
  const pages = new Set(pagesOnDisk());
  expect(Object.values(ROUTES).filter(({ path }) => !pages.has(path))).toEqual([]);
});

test('an address is known whole or not at all', () => {
  expect(isKnownPath('/create')).toBe(true);
  expect(isKnownPath('/create/more')).toBe(false);
  expect(isKnownPath('/xcreate')).toBe(false);
  expect(isKnownPath(UNKNOWN_PAGE)).toBe(false);
});

test('a varying segment matches one segment', () => {
  const pattern = toPattern('/blog/[slug]');
  expect(pattern.test('/blog/choisir-son-aisance')).toBe(true);
  expect(pattern.test('/blog/')).toBe(false);
  expect(pattern.test('/blog/a/b')).toBe(false);
});
