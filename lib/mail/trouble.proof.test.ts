import { sql } from 'drizzle-orm';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '@/lib/db/schema';
import type { OpenDatabase } from '@/lib/db/types';
import type { Log } from '@/lib/log/log';
import { testEngines } from '@/lib/testing/db/databases';
import { openTestSmtp, smtpAnswer, type TestSmtp } from '@/lib/testing/mail/smtp';
import { deliverNext } from './deliver';
import { queueMail } from './queue';
import { failedMails, queueAgain } from './queue-again';
import { type MailTransport, openTransport } from './transport';

describe.each(testEngines())('mail that is not taken, on $name', ({ open }) => {
  let opened: OpenDatabase;
  let transport: MailTransport | undefined;
  let server: TestSmtp | undefined;
  let told: Record<string, unknown>[];

  beforeAll(async () => {
    opened = await open();
  }, 60_000);
  afterAll(() => opened.close());
  beforeEach(() => {
    told = [];
  });
  afterEach(async () => {
    await shut();
    await opened.db.delete(outbox);
  });

  async function shut() {
    transport?.close();
    await server?.close();
    server = undefined;
  }

  async function serve(options: SMTPServerOptions = {}) {
    server = await openTestSmtp(options);
    const url = `smtp://user:pass@localhost:${server.port}`;
    const patience = { connectMs: 5_000, answerMs: 5_000 };
    transport = openTransport({ kind: 'sandbox', url, from: 'atelier@droitfil.example' }, patience);
    return server;
  }

  const signIn: SMTPServerOptions = {
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_, __, done) => done(null, { user: 'user' }),
  };
  const queue = () =>
    queueMail(opened.db, {
      ...{ dedupeKey: 'one', template: 'welcome', locale: 'fr' },
      to: { name: 'Zoé', address: 'zoe@exemple.fr' },
      content: { subject: 'S', html: '<p>H</p>', text: 'T' },
    });
  const row = async () => (await opened.db.select().from(outbox))[0];

  /** Makes the next try, as if its time had come; answers with how long is to be waited after it, in seconds. */
  async function tryNext() {
    await opened.db.update(outbox).set({ nextAt: sql`now()` });
    if (!transport) throw new Error('no server');
    const log = {
      warn() {},
      error: (what: Record<string, unknown>) => told.push(what),
    } as unknown as Log;
    const outcome = await deliverNext({ db: opened.db, transport, log });
    const [waits] = await opened.db
      .select({ seconds: sql<number>`round(extract(epoch from ${outbox.nextAt} - now()))::int` })
      .from(outbox);
    return { outcome, wait: waits?.seconds ?? 0 };
  }

  it.each<[string, SMTPServerOptions, string]>([
    ['greets with 554', { onConnect: (_, done) => done(smtpAnswer(554)) }, '554'],
    [
      'refuses our sign-in with 535',
      { ...signIn, onAuth: (_, __, done) => done(smtpAnswer(535)) },
      'EAUTH AUTH 535',
    ],
    [
      'will take nothing from us, 550',
      { ...signIn, onMailFrom: (_, __, done) => done(smtpAnswer(550)) },
      '550',
    ],
    ['is too busy, 421', { ...signIn, onRcptTo: (_, __, done) => done(smtpAnswer(421)) }, '421'],
  ])('waits as long as the server %s, and goes when that is over', async (_, options, trouble) => {
    await queue();
    await serve(options);
    let waited = 0;
    for (let i = 0; i < 20; i++) {
      const { outcome, wait } = await tryNext();
      expect(outcome).toBe('later');
      // Never so long that it would come hours after the server is back.
      expect(wait).toBeLessThanOrEqual(900);
      waited += wait;
    }
    expect(waited).toBeGreaterThan(3 * 3_600);
    expect(await row()).toMatchObject({ status: 'queued', refusals: 0 });
    expect((await row())?.lastError).toContain(trouble);
    await shut();
    const { received } = await serve(signIn);
    expect((await tryNext()).outcome).toBe('sent');
    expect(received).toHaveLength(1);
    expect(told).toEqual([]);
  });

  it('waits for a server that hangs up after the text', async () => {
    await queue();
    await serve({
      ...signIn,
      onData(stream) {
        stream.resume();
        stream.on('end', () => server?.hangUp());
      },
    });
    const { outcome } = await tryNext();
    expect(outcome).toBe('later');
    expect(await row()).toMatchObject({ status: 'queued', refusals: 0 });
  });

  it.each<[string, SMTPServerOptions]>([
    ['its reader, 550', { ...signIn, onRcptTo: (_, __, done) => done(smtpAnswer(550)) }],
    [
      'its text, 552',
      {
        ...signIn,
        onData(stream, _, done) {
          stream.resume();
          stream.on('end', () => done(smtpAnswer(552)));
        },
      },
    ],
  ])(
    'is tried over a whole day when the server refuses %s, then put aside, said and queued again by hand',
    async (_, options) => {
      await queue();
      await serve(options);
      let waited = 0;
      for (let i = 0; i < 5; i++) {
        const { outcome, wait } = await tryNext();
        expect(outcome).toBe('later');
        waited += wait;
      }
      expect(waited).toBeGreaterThan(24 * 3_600);
      expect(told).toEqual([]);
      expect((await tryNext()).outcome).toBe('failed');
      const id = (await row())?.id ?? '';
      expect(told).toMatchObject([{ mail: id, template: 'welcome', attempts: 6 }]);
      expect(JSON.stringify(told)).not.toContain('exemple.fr');
      expect(await failedMails(opened.db)).toMatchObject([{ id, template: 'welcome', attempts: 6 }]);

      await shut();
      const { received } = await serve(signIn);
      expect(await queueAgain(opened.db, ['00000000-0000-4000-8000-000000000000'])).toBe(0);
      expect(await queueAgain(opened.db, [id])).toBe(1);
      expect((await tryNext()).outcome).toBe('sent');
      expect(received).toHaveLength(1);
    },
  );

  it('is put aside after three days without a server, and said', async () => {
    await queue();
    await serve({ onConnect: (_, done) => done(smtpAnswer(554)) });
    await opened.db.update(outbox).set({ queuedAt: sql`now() - interval '71 hours'` });
    expect((await tryNext()).outcome).toBe('later');
    await opened.db.update(outbox).set({ queuedAt: sql`now() - interval '73 hours'` });
    expect((await tryNext()).outcome).toBe('failed');
    expect(told).toHaveLength(1);
    expect(await queueAgain(opened.db)).toBe(1);
    expect(await row()).toMatchObject({ status: 'queued', attempts: 0, refusals: 0 });
  });
});
