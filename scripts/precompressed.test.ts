import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { precompressedFiles } from './start/precompressed.mjs';

const SOURCE = 'export const grain = "straight";';
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"/>';
let server: Server;

beforeAll(async () => {
  const dist = mkdtempSync(join(tmpdir(), 'droitfil-static-'));
  mkdirSync(join(dist, 'static/chunks'), { recursive: true });
  writeFileSync(join(dist, 'static/chunks/a.js'), SOURCE);
  writeFileSync(join(dist, 'static/chunks/a.js.br'), brotliCompressSync(SOURCE));
  mkdirSync(join(dist, 'server/app/static/drawings'), { recursive: true });
  writeFileSync(join(dist, 'server/app/static/drawings/a1.svg.body.br'), brotliCompressSync(DRAWING));
  const answers = precompressedFiles(dist);
  server = createServer((request, response) => {
    if (!answers(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
});

afterAll(() => server.close());

function ask(path: string, accept: string): Promise<{ answer: IncomingMessage; body: Buffer }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ host: 'localhost', port, path, headers: { 'accept-encoding': accept } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => resolve({ answer, body: Buffer.concat(parts) }));
    }).on('error', reject);
  });
}

test('sends what was compressed, for ever', async () => {
  const { answer, body } = await ask('/_next/static/chunks/a.js?v=1', 'gzip, deflate, br');
  expect(brotliDecompressSync(body).toString()).toBe(SOURCE);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
  });
  expect(answer.headers['cache-control']).toContain('immutable');
});

test('sends what our routes made and is kept for ever', async () => {
  const { answer, body } = await ask('/static/drawings/a1.svg', 'br');
  expect(brotliDecompressSync(body).toString()).toBe(DRAWING);
  expect(answer.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'content-encoding': 'br' });
  expect((await ask('/static/drawings/a1.svg.body', 'br')).answer.statusCode).toBe(404);
});

test.each(['gzip', 'gzip, br;q=0', ''])('leaves to others who accepts "%s"', async (accept) => {
  expect((await ask('/_next/static/chunks/a.js', accept)).answer.statusCode).toBe(404);
});

test.each(['/_next/static/chunks/b.js', '/_next/static/../a.js', '/_next/static/%E0%A4%A', '/a.js'])(
  'does not know %s',
  async (path) => expect((await ask(path, 'br')).answer.statusCode).toBe(404),
);
