import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetLetters } from '@/lib/contact/forget';
import { newsletterSubscribers, outbox } from '@/lib/db/schema';
import { LOCALES } from '@/lib/i18n/locales';
import { forgetUnconfirmed } from '@/lib/newsletter/subscribe';
import { provideServices } from '@/lib/runtime/services';
import { provideTestServices, type TestServices } from '@/lib/testing/http/services';
import { POST as contact, GET as status } from './contact/route';
import { POST as join, DELETE as leave } from './newsletter/[token]/route';
import { POST as newsletter } from './newsletter/route';

const LETTER = { firstName: 'Jeanne', email: 'jeanne@exemple.fr', message: 'Bonjour,\n\nun <b>doute</b>.' };
const nothing = { params: Promise.resolve(undefined) };

describe('letters', () => {
  let server: TestServices;

  beforeAll(async () => {
    server = await provideTestServices(true);
  }, 60_000);
  afterAll(() => server.close());
  beforeEach(async () => {
    const { db, database } = server.services;
    await db.delete(outbox);
    await db.delete(newsletterSubscribers);
    await database.query('delete from rate_limits', []);
  });

  function request(body: unknown, headers: Record<string, string> = {}) {
    const given = typeof body === 'object' && body ? { captcha: 'stand-in', ...body } : body;
    return new Request('http://localhost/api/x', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'fr', ...headers },
      body: JSON.stringify(given),
    });
  }
  const mails = () => server.services.db.select().from(outbox);

  it.each(LOCALES)('come to us and are confirmed to their writer in %s', async (locale) => {
    const answer = await contact(request(LETTER, { 'accept-language': locale }), nothing);
    expect(answer.status).toBe(204);
    const sent = await mails();
    const [ours, receipt] = ['contact', 'contact-received'].map((name) =>
      sent.find(({ template }) => template === name),
    );
    expect(sent).toHaveLength(2);
    expect(ours?.recipient.address).toBe(server.services.config.contact);
    expect(ours?.text).toContain('jeanne@exemple.fr');
    expect(ours?.html).not.toContain('<b>doute');
    expect(receipt).toMatchObject({ locale, recipient: { name: 'Jeanne', address: LETTER.email } });
    expect(receipt?.text).toContain('un <b>doute</b>.');
  });

  it.each([
    [{ kind: 'stand-in' }, { captcha: 'stand-in' }],
    [{ kind: 'google', version: 2, secret: 's' }, { captcha: 'google' }],
    [
      { kind: 'missing', code: 'captcha-no-key' },
      { captcha: 'missing', address: 'nous@exemple.fr' },
    ],
  ] as const)('are told beforehand whether they are taken: %o', async (captcha, said) => {
    const { services } = server;
    const config = { ...services.config, captcha, publicContact: 'nous@exemple.fr' };
    provideServices(Promise.resolve({ ...services, config }));
    expect(await (await status(new Request('http://localhost/api/contact'), nothing)).json()).toEqual(said);
    provideServices(Promise.resolve(services));
  });

  it('sent twice with one key arrive once', async () => {
    const key = { 'idempotency-key': 'a-letter-sent-twice' };
    await contact(request(LETTER, key), nothing);
    await contact(request(LETTER, key), nothing);
    expect(await mails()).toHaveLength(2);
  });

  it.each([
    [{ ...LETTER, email: 'jeanne' }, 'email'],
    [{ ...LETTER, email: 'a@b.fr\r\nBcc: x@y.fr' }, 'email'],
    [{ ...LETTER, firstName: ' ' }, 'firstName'],
    [{ ...LETTER, message: '' }, 'message'],
    [{ ...LETTER, message: 'x'.repeat(4_001) }, 'message'],
    [{ ...LETTER, more: 1 }, 'more'],
  ])('%o names its field %s', async (body, field) => {
    const answer = await contact(request(body), nothing);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: { code: 'invalid-input', fields: [field] } });
    expect(await mails()).toEqual([]);
  });

  it('are limited by address, with the sentence of our own', async () => {
    const answers = [];
    for (let i = 0; i < 9; i++) answers.push(await contact(request(LETTER), nothing));
    const last = answers.at(-1);
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await last?.json()).toMatchObject({
      error: { message: 'Votre accès est temporairement restreint. Veuillez réessayer plus tard.' },
    });
  });

  const ask = (email: string, locale = 'fr') =>
    newsletter(request({ email }, { 'accept-language': locale }), nothing);
  const tokenIn = (text = '', name: string) => new RegExp(`${name}=([0-9a-f-]{36})`).exec(text)?.[1] ?? '';
  const follow = (handler: typeof join, token: string) =>
    handler(new Request('http://x', { method: 'POST' }), { params: Promise.resolve({ token }) });
  const letters = async () => (await mails()).filter(({ template }) => template === 'newsletter');
  const subscribers = () => server.services.db.select().from(newsletterSubscribers);

  it.each(LOCALES)(
    'of news come after they were asked for and confirmed from the mailbox, in %s',
    async (locale) => {
      expect((await ask('Zoe@exemple.fr', locale)).status).toBe(204);
      const [asking] = await letters();
      expect(asking).toMatchObject({ locale, recipient: { address: 'Zoe@exemple.fr' } });
      expect(await subscribers()).toMatchObject([{ email: 'zoe@exemple.fr', confirmedAt: null }]);
      const token = tokenIn(asking?.text, 'join');
      expect(await (await follow(join, token)).json()).toEqual({ already: false });
      expect(await subscribers()).toMatchObject([{ confirmedAt: expect.any(Date) }]);
      expect(await (await follow(join, token)).json()).toEqual({ already: true });
      const sent = await letters();
      expect(sent).toHaveLength(2);
      const welcome = sent.find(({ id }) => id !== asking?.id);
      expect(tokenIn(welcome?.text, 'leave')).toHaveLength(36);
    },
  );

  it('of news answer the same to who reads them and who does not, and tell the mailbox', async () => {
    await ask('zoe@exemple.fr');
    await follow(join, tokenIn((await letters())[0]?.text, 'join'));
    const again = await ask('zoe@EXEMPLE.fr');
    const other = await ask('lea@exemple.fr');
    expect([again.status, await again.text()]).toEqual([other.status, await other.text()]);
    const subjects = (await letters()).map(({ subject }) => subject);
    expect(subjects).toContain('Vous êtes déjà des nôtres');
  });

  it('of news are asked for once an hour, however often the address is left', async () => {
    for (let i = 0; i < 3; i++) await ask('zoe@exemple.fr');
    expect(await letters()).toHaveLength(1);
  });

  it('of news end by each of them', async () => {
    await ask('zoe@exemple.fr');
    const entry = tokenIn((await letters())[0]?.text, 'join');
    await follow(join, entry);
    await ask('zoe@exemple.fr');
    const ways = (await letters()).map(({ text }) => tokenIn(text, 'leave')).filter(Boolean);
    expect(ways).toHaveLength(2);
    for (const way of ways) expect((await follow(leave, way)).status).toBe(204);
    expect(await subscribers()).toEqual([]);
    for (const token of [entry, 'x']) expect((await follow(join, token)).status).toBe(410);
  });

  it('of news that nobody confirmed are forgotten after two weeks', async () => {
    const { db, database } = server.services;
    await ask('zoe@exemple.fr');
    await ask('lea@exemple.fr');
    await follow(join, tokenIn((await letters())[0]?.text, 'join'));
    await forgetUnconfirmed(db);
    expect(await subscribers()).toHaveLength(2);
    await database.query("update newsletter_subscribers set asked_at = now() - interval '15 days'", []);
    await forgetUnconfirmed(db);
    expect(await subscribers()).toMatchObject([{ confirmedAt: expect.any(Date) }]);
  });

  it('are forgotten after a year', async () => {
    const { db, database } = server.services;
    await contact(request(LETTER), nothing);
    await forgetLetters(db);
    expect(await mails()).toHaveLength(2);
    await database.query("update outbox set created_at = now() - interval '366 days'", []);
    await forgetLetters(db);
    expect(await mails()).toEqual([]);
  });

  it('of any shape are answered, never broken by', async () => {
    const odd = fc.oneof(
      fc.anything(),
      fc.record({ firstName: fc.anything(), email: fc.anything(), message: fc.string({ unit: 'binary' }) }),
    );
    await fc.assert(
      fc.asyncProperty(odd, async (body) => {
        for (const route of [contact, newsletter]) {
          expect((await route(request(body), nothing)).status).toBeLessThan(500);
        }
        await server.services.database.query('delete from rate_limits', []);
      }),
      { numRuns: 60 },
    );
  });
});
