import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { placeExport } from '@/app/actions/exports';
import { GET as identity } from '@/app/api/identity/route';
import { GET as user } from '@/app/api/user/route';
import { AppError } from '@/lib/errors/app-error';
import { createLog } from '@/lib/log/log';
import { provideTestServices, type TestServices } from '@/lib/testing/http/services';
import api from '../../../messages/fr/api.json';
import { errorAnswer } from './answer';
import { clientAddress } from './client-address';
import { LIMITS } from './limits';
import { readJson } from './read-json';
import { localeOf } from './sentence';
import { STATUS } from './status';

vi.mock('next/headers', () => ({ headers: async () => new Headers({ 'x-forwarded-for': '192.0.2.9' }) }));

const log = createLog('silent');

function post(
  body: BodyInit | null,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) {
  return new Request('http://localhost/api/x', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);
}

describe('a body', () => {
  it('is read as JSON', async () => {
    expect(await readJson(post('{"name":"Zoë 🧵"}'))).toEqual({ name: 'Zoë 🧵' });
  });

  it.each([
    ['no body', post(null), 'unreadable'],
    ['half a body', post('{"name":'), 'unreadable'],
    ['bytes that are no text', post(new Uint8Array([0x22, 0xff, 0xfe, 0x22])), 'unreadable'],
    [
      'a form',
      post('a=1', { 'content-type': 'application/x-www-form-urlencoded' }),
      'unsupported-media-type',
    ],
    ['no type', post('{}', {}), 'unsupported-media-type'],
    ['a long body', post(JSON.stringify('x'.repeat(70_000))), 'too-large'],
  ])('is refused: %s', async (_, request, code) => {
    await expect(readJson(request)).rejects.toMatchObject({ code });
  });

  it('is counted while it comes, whatever it announced', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 10_000;
        controller.enqueue(new Uint8Array(10_000).fill(0x20));
      },
    });
    const request = post(endless, { 'content-type': 'application/json', 'content-length': '10' });
    await expect(readJson(request)).rejects.toMatchObject({ code: 'too-large' });
    expect(sent).toBeLessThan(150_000);
  });

  it('cannot reach a prototype', async () => {
    const read = await readJson(post('{"__proto__":{"admin":true},"a":1}'));
    expect((read as { admin?: boolean }).admin).toBeUndefined();
  });
});

describe('an error', () => {
  it('is told with its code, fields, figures and sentence', async () => {
    const error = new AppError('too-many-wearers', { fields: ['name'], figures: { limit: 2 } });
    const answer = await errorAnswer(error, 'en', log);
    expect(answer.status).toBe(409);
    const { error: body } = await answer.json();
    expect(body).toMatchObject({ code: 'too-many-wearers', fields: ['name'], figures: { limit: 2 } });
    expect(body.message).toMatch(/: 2\.$/);
  });

  it.each([
    [new Error('secret detail'), 500, 'unexpected'],
    [new AppError('no-such-code'), 500, 'unexpected'],
    ['a string', 500, 'unexpected'],
    [Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), 503, 'unavailable'],
    [Object.assign(new Error('x'), { code: '57P01' }), 503, 'unavailable'],
    [new Error('query', { cause: Object.assign(new Error('x'), { code: '53300' }) }), 503, 'unavailable'],
    [new Error('timeout exceeded when trying to connect'), 503, 'unavailable'],
  ])('%s is told without its inside', async (error, status, code) => {
    const answer = await errorAnswer(error, 'fr', log);
    const text = await answer.text();
    expect(answer.status).toBe(status);
    expect(JSON.parse(text)).toMatchObject({ error: { code } });
    expect(text).not.toContain('secret');
  });

  it('says of each field what the specification says of it', async () => {
    const rules = {
      ...{ a: 'required', b: 'email', c: 'integer', d: 'too-low', e: 'too-high', f: 'url-host', g: 'phone' },
      ...{ h: 'too-long', 'h.number': 60, i: 'too-short', 'i.number': 8, j: 'exact-length', 'j.number': 12 },
      ...{ k: 'digits', 'k.number': 5 },
    };
    const fields = Object.keys(rules).filter((name) => !name.includes('.'));
    const refused = new AppError('invalid-input', { fields, figures: rules });
    const { error } = await (await errorAnswer(refused, 'en', log)).json();
    expect(error.message).toBe('One or more fields are invalid.');
    expect(error.sentences).toEqual({
      a: 'This field is required.',
      b: 'A valid e-mail format is required.',
      c: 'An integer is required.',
      d: 'A higher number is required.',
      e: 'A lower number is required.',
      f: 'The URL must start with https://www.facebook.com/.',
      g: 'A phone number with at least 10 digits is required.',
      h: 'At most 60 characters.',
      i: 'At least 8 characters.',
      j: 'Exactly 12 characters.',
      k: 'A number with 5 digits is required.',
    });
  });

  it('of every code has a sentence', () => {
    expect(Object.keys(api.errors)).toEqual(expect.arrayContaining(Object.keys(STATUS)));
  });

  it('of the code in use is known', () => {
    const used = new Set<string>();
    for (const folder of ['lib/accounts', 'lib/exports', 'lib/http/server', 'lib/storage', 'lib/errors']) {
      const names = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.includes('test'));
      for (const name of names) {
        const text = readFileSync(join(folder, name), 'utf8');
        for (const [, code] of text.matchAll(/new AppError\('([\w-]+)'/g)) used.add(code as string);
      }
    }
    used.delete('export-failed');
    expect(used.size).toBeGreaterThan(10);
    expect(Object.keys(STATUS)).toEqual(expect.arrayContaining([...used]));
  });
});

describe('the language of an answer', () => {
  it.each([
    ['http://x/?locale=de', 'en', 'de'],
    ['http://x/', 'en-GB,en;q=0.8', 'en'],
    ['http://x/', 'es,de;q=0.5', 'de'],
    ['http://x/?locale=xx', '', 'fr'],
  ])('%s with %s is %s', (url, accepted, locale) => {
    expect(localeOf(new Request(url, { headers: { 'accept-language': accepted } }))).toBe(locale);
  });
});

describe('the address of a request', () => {
  it.each([
    ['198.51.100.7', 0, '198.51.100.7'],
    ['1.2.3.4, 198.51.100.7', 0, '198.51.100.7'],
    ['1.2.3.4, 198.51.100.7, 10.0.0.1', 1, '198.51.100.7'],
    ['::ffff:198.51.100.7', 0, '198.51.100.7'],
    ['2001:db8:1:2:aaaa::1', 0, '2001:db8:1:2::/64'],
    ['2001:db8:1:2:bbbb::9', 0, '2001:db8:1:2::/64'],
    ['::1', 0, '0:0:0:0::/64'],
    ['<script>', 0, 'unknown'],
    ['', 2, 'unknown'],
  ])('%j behind %i proxies is %s', (header, proxies, address) => {
    expect(clientAddress(new Headers({ 'x-forwarded-for': header }), proxies)).toBe(address);
  });
});

describe('limits', () => {
  let server: TestServices;

  beforeAll(async () => {
    server = await provideTestServices(true);
  }, 60_000);
  afterAll(() => server.close());

  it('refuse with the time to wait and the sentence of the specification', async () => {
    const ask = () => {
      const headers = {
        'x-forwarded-for': '203.0.113.5',
        authorization: 'Bearer a.b.c',
        'accept-language': 'en',
      };
      return user(new Request('http://x/api/user', { headers }), { params: Promise.resolve({}) });
    };
    for (let i = 0; i < LIMITS.refusal.points; i++) expect((await ask()).status).toBe(401);
    const answer = await ask();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    const { error } = await answer.json();
    expect(error.message).toBe('Your access is temporarily restricted. Please retry later.');
    const elsewhere = new Request('http://x/api/identity', { headers: { 'x-forwarded-for': '203.0.113.6' } });
    expect((await identity(elsewhere, { params: Promise.resolve({}) })).status).toBe(200);
  });

  it('count together over processes that share the database', async () => {
    const { createLimits } = await import('./limits');
    const [one, two] = [createLimits(server.services.database), createLimits(server.services.database)];
    for (let i = 0; i < 5; i++) {
      await one.count('code', 'somebody');
      await two.count('code', 'somebody');
    }
    await expect(one.count('code', 'somebody')).rejects.toMatchObject({ code: 'too-many-requests' });
    await expect(two.count('code', 'somebody')).rejects.toMatchObject({ code: 'too-many-requests' });
    await two.count('code', 'somebody else');
  });

  it('answer an action as they answer a route', async () => {
    const token = await server.issuer.token('anna');
    const outcomes = [];
    for (let i = 0; i <= LIMITS.order.points; i++) outcomes.push(await placeExport({ token, locale: 'de' }));
    expect(outcomes[0]).toMatchObject({ ok: false, error: { code: 'invalid-input' } });
    expect(outcomes.at(-1)).toMatchObject({
      ok: false,
      error: { code: 'too-many-requests', message: expect.stringContaining('vorübergehend') },
    });
  });
});

describe('the sign-in settings', () => {
  it('are those of the local provider by default', async () => {
    const server = await provideTestServices();
    const answer = await identity(new Request('http://x/api/identity?locale=en'), {
      params: Promise.resolve({}),
    });
    expect(await answer.json()).toMatchObject({
      clientId: 'droitfil-web',
      authority: 'https://localhost:4000',
      knownAuthorities: ['localhost:4000'],
      scopes: ['patterns'],
      mode: 'local',
      authorityMetadata: expect.stringContaining('"http://localhost:4000/token"'),
    });
    await server.close();
  });
});
