import { NextRequest } from 'next/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

async function answer(url: string, headers: Record<string, string> = {}) {
  const { default: middleware } = await import('./middleware');
  const request = new NextRequest(url, { headers: { host: new URL(url).host, ...headers } });
  const response = middleware(request);
  const rewritten = response.headers.get('x-middleware-rewrite');
  return {
    status: response.status,
    location: response.headers.get('location'),
    page: rewritten && new URL(rewritten).pathname,
    policy: response.headers.get('content-security-policy'),
  };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

describe('on one host', () => {
  test('French has no prefix, the others have', async () => {
    expect(await answer('http://localhost:3000/')).toMatchObject({ status: 200, page: '/fr' });
    expect(await answer('http://localhost:3000/create')).toMatchObject({ status: 200, page: '/fr/create' });
    expect(await answer('http://localhost:3000/en/create')).toMatchObject({ status: 200, location: null });
  });

  test('a French prefix is sent to the address without it, query kept', async () => {
    expect(await answer('http://localhost:3000/fr/create?code=X')).toMatchObject({
      status: 308,
      location: 'http://localhost:3000/create?code=X',
    });
  });

  test.each([
    ['/nothing', '/fr/unknown'],
    ['/en/nothing', '/en/unknown'],
    ['/de/create/nothing', '/de/unknown'],
    ['/unknown', '/fr/unknown'],
    ['/picture.png', '/fr/unknown'],
    ['/en/create.rsc', '/en/unknown'],
  ])('%s is not found, in its language', async (path, page) => {
    expect(await answer(`http://localhost:3000${path}`)).toMatchObject({ status: 404, page });
  });

  test.each([
    ['/nothing', 'La route /nothing n’est pas prégénérée'],
    ['/en/nothing', 'Route /nothing is not pre-rendered'],
  ])('the payload of %s is told missing in words', async (path, words) => {
    const { default: middleware } = await import('./middleware');
    const headers = { host: 'localhost:3000', 'x-payload-only': '1' };
    const response = middleware(new NextRequest(`http://localhost:3000${path}`, { headers }));
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(words);
  });

  test('what breaks in here is said as an unknown middleware', async () => {
    vi.doMock('@/lib/headers/page-policy', () => ({
      pagePolicy() {
        throw new Error('broken');
      },
    }));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { default: middleware } = await import('./middleware');
    const response = middleware(new NextRequest('http://localhost:3000/en'));
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('Unknown middleware');
    vi.doUnmock('@/lib/headers/page-policy');
  });

  test('every answer with a page has a policy', async () => {
    for (const path of ['/', '/en', '/nothing']) {
      expect((await answer(`http://localhost:3000${path}`)).policy).toContain("frame-ancestors 'self'");
    }
  });
});

describe('on a host for each language', () => {
  beforeEach(() =>
    vi.stubEnv('SITE_ORIGINS', 'fr=https://droitfil.fr,en=https://droitfil.com,de=https://droitfil.de'),
  );

  test.each(Object.entries(HOSTS))(
    '%s leads each page to its one address in one step',
    async (host, home) => {
      const rows = matrix(host, home);
      expect(rows.length).toBeGreaterThan(400);
      for (const { asked, cookie, status, leads = null, page } of rows) {
        const told = await answer(asked, cookie ? { cookie: `LOCALE=${cookie}` } : {});
        const served = status === 308 ? undefined : (told.page ?? new URL(asked).pathname);
        expect({ asked, ...told, page: served }).toMatchObject({ asked, status, location: leads, page });
        if (leads) expect(await answer(leads), `${asked} leads there`).toMatchObject({ status: 200 });
      }
    },
  );

  test('the host a proxy names counts, and only to choose among the configured ones', async () => {
    const behind = { 'x-forwarded-host': 'droitfil.fr' };
    expect(await answer('http://internal:3000/create', behind)).toMatchObject({ status: 200 });
    const forged = { 'x-forwarded-host': 'evil.example' };
    expect(await answer('http://internal:3000/create', forged)).toMatchObject({
      location: 'https://droitfil.fr/create',
    });
    const chain = { 'x-forwarded-host': 'DROITFIL.com, internal' };
    expect(await answer('http://internal:3000/en/create', chain)).toMatchObject({ status: 200 });
  });

  test('no browser holds on to where another language is for ever', async () => {
    const { default: middleware } = await import('./middleware');
    const response = middleware(new NextRequest('https://droitfil.com/fr/faq'));
    expect(response.headers.get('cache-control')).toBe('private, max-age=3600');
  });
});

describe('what is no page', () => {
  test.each(['/api', '/api/nothing', '/_next/static/a.js', '/robots.txt', '/sitemap.xml', '/livez'])(
    '%s is left to others',
    async (path) => expect(await isMatched(path)).toBe(false),
  );

  test.each([
    ['/static/pictures/droitfil.png', 200, null],
    ['/icons/icon-192.png', 200, null],
    ['/static/nothing.png', 404, '/fr/unknown'],
    ['/icons/nothing', 404, '/fr/unknown'],
    ['/static', 404, '/fr/unknown'],
  ])('%s is answered %i', async (path, status, page) => {
    const files = ['/static/pictures/droitfil.png', '/icons/icon-192.png'];
    vi.doMock('@/lib/headers/page-manifest', () => ({
      pageManifest: () => ({ prerendered: {}, rendered: [], files }),
    }));
    expect(await isMatched(path)).toBe(true);
    expect(await answer(`http://localhost:3000${path}`)).toMatchObject({ status, page, location: null });
    vi.doUnmock('@/lib/headers/page-manifest');
  });

  async function isMatched(path: string) {
    const { config } = await import('./middleware');
    return config.matcher.some((pattern) => new RegExp(`^${pattern}$`).test(path));
  }
});

interface Row {
  readonly asked: string;
  readonly cookie: string | undefined;
  readonly status: number;
  /** Where the answer leads, when it leads elsewhere. */
  readonly leads?: string;
  /** The page answered, when it is. */
  readonly page?: string;
}

const DOMAINS: Readonly<Record<string, string>> = {
  fr: 'https://droitfil.fr',
  en: 'https://droitfil.com',
  de: 'https://droitfil.de',
};

/** Each host with the language of what names none there. */
const HOSTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(DOMAINS).map(([locale, host]) => [host, locale])),
  'https://elsewhere.example': 'fr',
  'http://10.0.0.7:3000': 'fr',
};

/** Every page of a host, found and not, by every prefix, with a slash and a query at its end, by every cookie. */
function matrix(host: string, home: string): Row[] {
  const known = ['', '/faq', '/blog/a-slug', '/myaccount/creations/export'];
  const paths = [...known, '/nope', '/faq/nope', '/picture.png', '/faq.rsc', '/unknown', '/apiary'];
  const every = ['', 'fr', 'en', 'de'].flatMap((prefix) => paths.map((path) => ({ prefix, path })));
  return every.flatMap(({ prefix, path }) => {
    const locale = prefix || home;
    const internal = `/${locale}${known.includes(path) ? path : '/unknown'}`;
    const address = DOMAINS[locale] + (locale === 'fr' ? path || '/' : `/${locale}${path}`);
    return ['', '?a=1&b=%C3%A9', '/', '/?a=1'].flatMap((end) => {
      const asked = host + (prefix && `/${prefix}`) + path + end;
      const wanted = address + end.replace('/', '');
      const isThere = new URL(asked).href === new URL(wanted).href;
      const found = isThere ? { status: 200, page: internal } : { status: 308, leads: wanted };
      const answered = known.includes(path) ? found : { status: 404, page: internal };
      return [undefined, 'fr', 'en', 'de'].map((cookie) => ({ asked, cookie, ...answered }));
    });
  });
}
