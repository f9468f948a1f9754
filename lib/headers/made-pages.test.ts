import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const HTML = '<!doctype html><title>Droitfil</title>';
let server: Server;

beforeAll(async () => {
  const dist = mkdtempSync(join(tmpdir(), 'droitfil-pages-'));
  mkdirSync(join(dist, 'server/app/en'), { recursive: true });
  for (const page of ['/fr', '/en', '/en/faq', '/fr/unknown'])
    mkdirSync(join(dist, 'server/app', page, '..'), { recursive: true });
  mkdirSync(join(dist, 'server/app/fr'), { recursive: true });
  const pages = ['/fr', '/en', '/en/faq', '/fr/unknown'];
  for (const page of pages)
    writeFileSync(join(dist, `server/app${page}.html.br`), brotliCompressSync(HTML + page));
  const prerendered = Object.fromEntries(pages.map((page) => [page, ['sha256-abc=']]));
  writeFileSync(join(dist, 'page-manifest.json'), JSON.stringify({ prerendered, rendered: [] }));
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('NEXT_DIST_DIR', dist);
  vi.stubEnv('SITE_ORIGINS', 'en=https://droitfil.com');
  vi.spyOn(process, 'cwd').mockReturnValue('/');
  const { madePages } = await import('./made-pages');
  const answers = madePages(dist);
  server = createServer((asked, response) => {
    if (!answers(asked, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
});

afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

type Asked = { readonly method?: string; readonly headers?: Record<string, string> };

function ask(path: string, { method = 'GET', headers = {} }: Asked = {}) {
  const { port } = server.address() as AddressInfo;
  const all = { 'accept-encoding': 'gzip, br', ...headers };
  return new Promise<{ answer: IncomingMessage; body: Buffer }>((resolve, reject) => {
    request({ host: 'localhost', port, path, method, headers: all }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => resolve({ answer, body: Buffer.concat(parts) }));
    })
      .on('error', reject)
      .end();
  });
}

const english = { host: 'droitfil.com' };

test.each([
  ['/', {}, '/fr'],
  ['/?leave=x', {}, '/fr'],
  ['/en', english, '/en'],
  ['/en/faq', english, '/en/faq'],
] as const)('%s is sent as the build made it', async (path, headers, page) => {
  const { answer, body } = await ask(path, { headers });
  expect(answer.statusCode).toBe(200);
  expect(brotliDecompressSync(body).toString()).toBe(HTML + page);
  expect(answer.headers['content-security-policy']).toContain("script-src 'self' 'sha256-abc='");
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-type': 'text/html; charset=utf-8',
  });
  expect(answer.headers.vary).toContain('Accept-Encoding');
});

test('who has it already is told so', async () => {
  const { answer } = await ask('/');
  const again = await ask('/', { headers: { 'if-none-match': answer.headers.etag ?? '' } });
  expect(again.answer.statusCode).toBe(304);
  expect(again.body).toHaveLength(0);
  expect((await ask('/', { method: 'HEAD' })).body).toHaveLength(0);
});

test.each([
  ['a payload', '/', { headers: { rsc: '1' } }],
  ['a payload by its query', '/?_rsc=abc', {}],
  ['another host', '/en', { headers: { host: 'elsewhere.example' } }],
  ['a forged host', '/en', { headers: { ...english, 'x-forwarded-host': 'evil.example' } }],
  ['a French prefix', '/fr', {}],
  ['the page of unknown addresses', '/unknown', {}],
  ['an unknown address', '/en/sail', { headers: english }],
  ['a way out of the folder', '/../page-manifest', {}],
  ['a slash too many', '/en/', { headers: english }],
  ['another method', '/', { method: 'POST' }],
  ['who takes no brotli', '/', { headers: { 'accept-encoding': 'gzip, br;q=0' } }],
] as const)('%s is left to others', async (_, path, asked) => {
  expect((await ask(path, asked)).answer.statusCode).toBe(404);
});
