import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from './client';
import { readTrouble } from './trouble';

const METHODS = ['get', 'head', 'options', 'put', 'delete', 'post', 'patch'] as const;

describe('the client of the API', () => {
  let server: Server | undefined;
  let requests: IncomingMessage[];

  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  async function serve(listener: RequestListener) {
    requests = [];
    server = createServer((request, response) => {
      requests.push(request);
      listener(request, response);
    });
    await new Promise<void>((done) => server?.listen(0, 'localhost', done));
    return `http://localhost:${(server.address() as AddressInfo).port}`;
  }

  const answer = (status: number, body: unknown = {}): RequestListener => {
    return (_, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
  };

  const client = (baseUrl: string, options = {}) => createClient({ baseUrl, retryDelayMs: 10, ...options });
  const troubleOf = (call: Promise<unknown>) => call.then(() => undefined, readTrouble);

  it('asks for JSON, in the language and name of the person', async () => {
    const url = await serve(answer(200, { ok: true }));
    const getToken = async () => 'abc.def.ghi';
    const { data } = await client(url, { getToken, locale: 'de' }).get('/api/user');
    expect(data).toEqual({ ok: true });
    expect(requests[0]?.headers).toMatchObject({
      accept: 'application/json, text/plain, */*',
      authorization: 'Bearer abc.def.ghi',
      'accept-language': 'de',
    });
  });

  it('sends no authorization when nobody is signed in', async () => {
    const url = await serve(answer(200));
    await client(url, { getToken: async () => undefined }).get('/x');
    expect(requests[0]?.headers.authorization).toBeUndefined();
  });

  it.each(METHODS)('after 500–599 repeats %s only if that is harmless', async (method) => {
    const harmless = !['post', 'patch'].includes(method);
    for (const status of [500, 503, 599]) {
      const url = await serve(answer(status));
      const trouble = await troubleOf(client(url).request({ url: '/x', method }));
      expect(trouble).toMatchObject({ status });
      expect(requests.length).toBe(harmless ? 4 : 1);
      server?.close();
    }
  });

  it.each([400, 401, 404, 409, 413, 422, 429])('never repeats after %i', async (status) => {
    const url = await serve(answer(status));
    expect(await troubleOf(client(url).get('/x'))).toMatchObject({ status });
    expect(requests).toHaveLength(1);
  });

  it.each(METHODS)('repeats %s after a broken connection', async (method) => {
    const url = await serve((request) => request.socket.destroy());
    expect(await troubleOf(client(url).request({ url: '/x', method }))).toMatchObject({ code: 'offline' });
    expect(requests).toHaveLength(4);
  });

  it('repeats a POST under the same key, and another POST under another', async () => {
    let broken = 2;
    const url = await serve((request, response) => {
      if (broken-- > 0) return request.socket.destroy();
      return answer(201)(request, response);
    });
    const api = client(url);
    await api.post('/x', {});
    await api.post('/x', {});
    const keys = requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[\w-]{36}$/);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('goes on as soon as an answer is right', async () => {
    const statuses = [500, 502, 200];
    const url = await serve((request, response) => answer(statuses.shift() ?? 200)(request, response));
    await client(url).get('/x');
    expect(requests).toHaveLength(3);
  });

  it('waits 800 ms times the number of the retry', async () => {
    const at: number[] = [];
    const url = await serve((request, response) => {
      at.push(Date.now());
      answer(500)(request, response);
    });
    // Asked of the timer, not of the clock: a busy machine wakes late. No other wait is a multiple of 37.
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await troubleOf(createClient({ baseUrl: url, retryDelayMs: 37 }).get('/x'));
    const asked = timers.mock.calls.map(([, wait = 0]) => wait);
    expect(asked.filter((wait) => wait > 0 && wait % 37 === 0)).toEqual([37, 74, 111]);
    timers.mockRestore();
    expect((at[3] as number) - (at[0] as number)).toBeGreaterThanOrEqual(37 + 74 + 111 - 3);
    const first = Date.now();
    const controller = new AbortController();
    const slow = troubleOf(createClient({ baseUrl: url }).get('/x', { signal: controller.signal }));
    await expect.poll(() => at.length).toBe(5);
    await expect.poll(() => at.length).toBe(6);
    expect((at[5] as number) - first).toBeGreaterThanOrEqual(800);
    controller.abort();
    await slow;
  });

  it('does not repeat after a time-out', async () => {
    const url = await serve(() => {});
    expect(await troubleOf(client(url, { timeoutMs: 60 }).get('/x'))).toMatchObject({ code: 'timeout' });
    expect(requests).toHaveLength(1);
  });

  it('does not repeat what was cancelled', async () => {
    const url = await serve(() => {});
    const controller = new AbortController();
    const call = troubleOf(client(url).get('/x', { signal: controller.signal }));
    await expect.poll(() => requests.length).toBe(1);
    controller.abort();
    expect(await call).toMatchObject({ code: 'cancelled' });
    expect(requests).toHaveLength(1);
  });

  it('reads what the server says', async () => {
    const error = {
      code: 'invalid-input',
      fields: ['name'],
      figures: { name: 'required' },
      message: 'Nom requis.',
    };
    const url = await serve(answer(422, { error }));
    expect(await troubleOf(client(url).post('/x', {}))).toEqual({ ...error, status: 422 });
  });

  it('knows how long to wait after too many requests', async () => {
    const url = await serve((_, response) => {
      response.writeHead(429, { 'retry-after': '7' }).end('{"error":{"code":"too-many-requests"}}');
    });
    expect(await troubleOf(client(url).get('/x'))).toMatchObject({
      code: 'too-many-requests',
      retryAfter: 7,
    });
  });

  it('calls an answer it cannot read unexpected', async () => {
    const url = await serve((_, response) =>
      response.writeHead(400, { 'content-type': 'text/html' }).end('<html>'),
    );
    expect(await troubleOf(client(url).get('/x'))).toMatchObject({ code: 'unexpected', status: 400 });
    expect(readTrouble(new Error('x'))).toMatchObject({ code: 'unexpected' });
  });
});
