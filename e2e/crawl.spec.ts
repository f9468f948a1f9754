import { expect, test } from '@playwright/test';
import { readPath } from '../lib/i18n/paths';
import { crawl, inParallel } from './crawl/crawl';
import type { CrawledPage } from './crawl/page';
import { faultsOf, kindsExpected } from './crawl/structured';
import { LOCALES, localPath, message } from './locales';
import { ORIGIN } from './origin';

let pages: readonly CrawledPage[] = [];
let byPath = new Map<string, CrawledPage>();

test.beforeAll(async () => {
  test.setTimeout(300_000);
  pages = await crawl(ORIGIN);
  byPath = new Map(pages.map((page) => [page.path, page]));
});

const where = (wrong: (page: CrawledPage) => boolean) => pages.filter(wrong).map(({ path }) => path);

test('every page of the sitemap is there, in its language, complete without scripts', () => {
  expect(pages.length).toBeGreaterThan(700);
  expect(where(({ status }) => status !== 200)).toEqual([]);
  expect(where(({ path, lang }) => lang !== readPath(path).locale)).toEqual([]);
  expect(where(({ headings }) => headings.length !== 1 || !headings[0])).toEqual([]);
  const read = pages.filter(({ path }) => !['/create', '/prices'].includes(readPath(path).path));
  expect(read.filter(({ words }) => words < 150).map(({ path }) => path)).toEqual([]);
});

test('every page has a title and a description of its own', () => {
  expect(where(({ titles }) => titles.length !== 1)).toEqual([]);
  expect(where(({ description }) => description.length < 20 || description.length > 320)).toEqual([]);
  for (const locale of LOCALES) {
    const own = pages.filter(({ path }) => readPath(path).locale === locale);
    for (const text of [({ titles }: CrawledPage) => titles[0], (page: CrawledPage) => page.description]) {
      const seen = new Map<unknown, string>();
      const twice = own.filter((page) => {
        const before = seen.get(text(page));
        seen.set(text(page), page.path);
        return before !== undefined;
      });
      expect(twice.map((page) => `${page.path}: ${text(page)}`)).toEqual([]);
    }
  }
});

test('pages name themselves and their translations, and are named back', () => {
  expect(where(({ path, canonical }) => canonical !== path)).toEqual([]);
  const oneSided = pages.flatMap(({ path, alternates }) => {
    const expected: Record<string, string> = Object.fromEntries([
      ...LOCALES.map((locale) => [locale, localPath(locale, readPath(path).path)]),
      ['x-default', readPath(path).path],
    ]);
    const wrong = Object.entries(expected).filter(
      ([locale, address]) =>
        alternates[locale] !== address ||
        !Object.values(byPath.get(address)?.alternates ?? {}).includes(path),
    );
    return wrong.map(([locale]) => `${path} ${locale}`);
  });
  expect(oneSided).toEqual([]);
});

test('no link is broken, nor leads to an anchor that is not there', async () => {
  test.setTimeout(300_000);
  const broken: string[] = [];
  const elsewhere = new Set<string>();
  for (const { path, links } of pages) {
    for (const link of links) {
      const url = new URL(link, ORIGIN + path);
      if (url.origin !== ORIGIN) continue;
      const target = byPath.get(url.pathname);
      if (!target) elsewhere.add(url.pathname + url.search);
      else if (url.hash && !target.ids.has(decodeURIComponent(url.hash.slice(1))))
        broken.push(`${path} → ${link}`);
    }
  }
  const answers = await inParallel([...elsewhere], async (path) => {
    const { status } = await fetch(ORIGIN + path, { redirect: 'manual' });
    return { path, status };
  });
  broken.push(
    ...answers.filter(({ status }) => status !== 200).map(({ path, status }) => `${path} ${status}`),
  );
  expect(broken).toEqual([]);
});

test('no picture is missing, and those for sharing have the size that is asked for', async () => {
  const addresses = new Set(
    pages.flatMap(({ path, pictures }) => {
      const paths = pictures.map((picture) => new URL(picture, ORIGIN + path));
      return paths.map(({ pathname }) => pathname);
    }),
  );
  const below = (folder: string) => [...addresses].filter((path) => path.startsWith(folder)).length;
  expect(below('/static/pictures/')).toBeGreaterThan(40);
  expect(below('/static/drawings/')).toBeGreaterThan(90);
  const missing = await inParallel([...addresses], async (path) => {
    const answer = await fetch(ORIGIN + path);
    if (answer.status !== 200) return [`${path} ${answer.status}`];
    if (!path.startsWith('/static/pictures/')) return [];
    const head = Buffer.from(await answer.arrayBuffer());
    const size = `${head.readUInt32BE(16)} × ${head.readUInt32BE(20)}`;
    return size === '1200 × 630' ? [] : [`${path} ${size}`];
  });
  expect(missing.flat()).toEqual([]);
});

test('structured data says what each page is', () => {
  const faults = pages.flatMap(({ path, data }) => data.flatMap(faultsOf).map((fault) => `${path} ${fault}`));
  expect(faults).toEqual([]);
  const silent = pages.filter(({ path, data }) => {
    const kinds = new Set(data.map((thing) => thing['@type']));
    return !kindsExpected(readPath(path).path).every((kind) => kinds.has(kind));
  });
  expect(silent.map(({ path }) => path)).toEqual([]);
});

test('every unknown address is a real 404 in its language', async () => {
  const unknown = [
    '/nothing',
    '/blog/nothing',
    '/dictionary/nothing',
    '/suggestions/nothing',
    '/faq/x',
    '/x.png',
  ];
  for (const locale of LOCALES) {
    for (const path of unknown) {
      const answer = await fetch(ORIGIN + localPath(locale, path));
      const page = readPage404(await answer.text());
      expect([answer.status, page.lang], `${locale} ${path}`).toEqual([404, locale]);
      expect(page.title).toContain(message(locale, 'errors', 'unknownPage.notFound'));
    }
  }
});

function readPage404(html: string) {
  return {
    lang: /<html lang="(\w+)"/.exec(html)?.[1],
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replaceAll('&#x27;', "'"),
  };
}

test('robots are shown the sitemap and kept from what is personal', async () => {
  const robots = await (await fetch(`${ORIGIN}/robots.txt`)).text();
  expect(robots).toMatch(/^Sitemap: \S+\/sitemap\.xml$/m);
  for (const path of ['/api/', '/myaccount', '/de/myaccount'])
    expect(robots).toContain(`Disallow: ${path}\n`);
  expect(where(({ path }) => /myaccount|payment|auth/.test(path))).toEqual([]);
});
