import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createClient } from './client';
import { fetchFile } from './file';
import { readTrouble } from './trouble';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function client(status: number, headers: Record<string, string>, body: string | Buffer) {
  server = createServer((_, response) => response.writeHead(status, headers).end(body));
  await new Promise<void>((done) => server?.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  return createClient({ baseUrl: `http://localhost:${port}`, retryDelayMs: 1 });
}

it('comes with its bytes, its type and the name the server gave it', async () => {
  const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0xff, 0x00, 0xc3]);
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="robe-a4.pdf"',
  };
  const { name, file } = await fetchFile(await client(200, headers, bytes), { url: '/x' });
  expect([name, file.type]).toEqual(['robe-a4.pdf', 'application/pdf']);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes);
});

it('is refused in the words of the server', async () => {
  const error = { code: 'print-too-far-off', message: 'Trop loin.', fields: ['across'] };
  const http = await client(422, { 'content-type': 'application/json' }, JSON.stringify({ error }));
  const trouble = await fetchFile(http, { url: '/x', method: 'post' }).then(() => undefined, readTrouble);
  expect(trouble).toMatchObject({ status: 422, ...error });
});

it('fails plainly where the answer has no words', async () => {
  const http = await client(502, {}, '<html>');
  const trouble = await fetchFile(http, { url: '/x', method: 'post' }).then(() => undefined, readTrouble);
  expect(trouble).toMatchObject({ status: 502, code: 'unexpected' });
});
