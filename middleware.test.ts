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

  test.each([
    ['https://droitfil.fr/create', '/fr/create'],
    ['https://droitfil.com/en/create', undefined],
    ['https://droitfil.de/de', undefined],
  ])('%s is served where it was asked for', async (url, page) => {
    const { status, location, page: served } = await answer(url);
    expect({ status, location }).toEqual({ status: 200, location: null });
    if (page) expect(served).toBe(page);
  });

  test.each([
    ['https://droitfil.com/create', 'https://droitfil.fr/create'],
    ['https://droitfil.fr/en/create?a=1', 'https://droitfil.com/en/create?a=1'],
    ['https://elsewhere.example/de', 'https://droitfil.de/de'],
    ['https://droitfil.com/fr/create', 'https://droitfil.fr/create'],
    ['https://10.0.0.7:3000/', 'https://droitfil.fr/'],
  ])('%s is sent to %s in one step', async (url, location) => {
    expect(await answer(url)).toMatchObject({ status: 308, location });
  });

  test('the host a proxy names counts, and only to choose among the configured ones', async () => {
    const behind = { 'x-forwarded-host': 'droitfil.fr' };
    expect(await answer('http://internal:3000/create', behind)).toMatchObject({ status: 200 });
    const forged = { 'x-forwarded-host': 'evil.example' };
    expect(await answer('http://internal:3000/create', forged)).toMatchObject({
      location: 'https://droitfil.fr/create',
    });
  });
});
