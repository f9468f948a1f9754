import { beforeEach, expect, test, vi } from 'vitest';

const answers = (answer: unknown, ok = true) =>
  vi.stubGlobal('fetch', async () => ({ ok, status: ok ? 200 : 500, json: async () => answer }));

beforeEach(() => vi.resetModules());

test('a page the build has made has its payload; another is named in the reader’s language', async () => {
  answers({ routes: ['/', '/blog', '/en/blog'] });
  const { missingPayload } = await import('./page-manifest');
  expect(await missingPayload('/blog')).toBeUndefined();
  expect(await missingPayload('/en/blog')).toBeUndefined();
  expect(await missingPayload('/en/sail')).toBe('Route /sail is not pre-rendered');
  expect(await missingPayload('/sail')).toBe('La route /sail n’est pas prégénérée');
});

test('no page is missed while the list cannot be had, and it is asked for again', async () => {
  answers(null, false);
  const { missingPayload } = await import('./page-manifest');
  expect(await missingPayload('/sail')).toBeUndefined();
  answers({ routes: ['/'] });
  expect(await missingPayload('/sail')).toContain('/sail');
});
