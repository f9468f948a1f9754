import { type AddressInfo, createServer, type Socket } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '@/lib/db/schema';
import type { OpenDatabase } from '@/lib/db/types';
import { createLog } from '@/lib/log/log';
import { testEngines } from '@/lib/testing/db/databases';
import { openTestSmtp } from '@/lib/testing/mail/smtp';
import { deliverNext } from './deliver';
import { exportReadyMail } from './export-ready';
import { queueMail } from './queue';
import { type MailTransport, openTransport } from './transport';

const HOSTILE = '<script>alert(1)</script> 🧵 "œuvre" & Co';

function ready(locale: 'fr' | 'en' | 'de') {
  return exportReadyMail(locale, {
    firstName: 'Zoé',
    pattern: HOSTILE,
    wearer: 'Mémé',
    picture:
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"><path d="M0 0H10V20H0Z" fill="#b52f2f"/></svg>',
    code: '7K3M-9QXT-2WVB',
    files: [
      { format: 'a4', bytes: 69_400, url: 'http://localhost:3000/api/files/x?a=1&b=2' },
      { format: 'booklet', bytes: 1_250_000, url: 'http://localhost:3000/api/files/y' },
    ],
    days: 30,
    accountUrl: 'http://localhost:3000/myaccount',
  });
}

describe('the mail of a finished pattern', () => {
  it.each(['fr', 'en', 'de'] as const)(
    'says everything twice, as HTML and as text, in %s',
    async (locale) => {
      const { subject, html, text } = await ready(locale);
      expect(subject).toContain(HOSTILE);
      for (const form of [html, text]) {
        for (const part of [
          '7K3M-9QXT-2WVB',
          'Zoé',
          'Mémé',
          'api/files/x',
          'api/files/y',
          '/myaccount',
          '30',
        ]) {
          expect(form).toContain(part);
        }
      }
      expect(text).toContain('69');
      expect(html).not.toContain('<script>');
      expect(html).toContain('&lt;script&gt;');
      expect(html).toContain('x?a=1&amp;b=2');
      expect(html).toContain(`lang="${locale}"`);
    },
  );
});

describe.each(testEngines())('the outbox on $name', ({ open }) => {
  let opened: OpenDatabase;
  let transport: MailTransport;
  let received: string[];
  let close: () => Promise<unknown>;

  beforeAll(async () => {
    opened = await open();
  }, 60_000);
  afterAll(() => opened.close());

  beforeEach(() => {
    received = [];
  });
  afterEach(async () => {
    transport.close();
    await close();
    await opened.db.delete(outbox);
  });

  async function smtp(options: SMTPServerOptions = {}) {
    const server = await openTestSmtp(options);
    received = server.received;
    close = server.close;
    use(server.port);
  }

  function use(port: number, patience = { connectMs: 10_000, answerMs: 10_000 }) {
    const settings = {
      kind: 'sandbox',
      url: `smtp://localhost:${port}`,
      from: 'atelier@droitfil.example',
    } as const;
    transport = openTransport(settings, patience);
  }

  async function queue(dedupeKey: string, address = 'zoe@exemple.fr') {
    const to = { name: 'Zoé "Œ" <x>', address };
    const mail = {
      dedupeKey,
      template: 'export-ready',
      locale: 'fr',
      to,
      content: await ready('fr'),
    } as const;
    return opened.db.transaction((tx) => queueMail(tx, mail));
  }

  const log = createLog('silent');
  const deliver = (by = transport) => deliverNext({ db: opened.db, transport: by, log });
  const rows = () => opened.db.select().from(outbox);
  const makeDue = () => opened.db.update(outbox).set({ nextAt: sql`now()`, leaseUntil: null });

  it('sends each mail once, whole', async () => {
    await smtp();
    expect(await queue('export-ready:1')).toBe(true);
    expect(await queue('export-ready:1')).toBe(false);
    expect(await deliver()).toBe('sent');
    expect(await deliver()).toBeUndefined();
    const mail = await PostalMime.parse(received[0] ?? '');
    expect(mail.to).toEqual([{ name: 'Zoé "Œ" <x>', address: 'zoe@exemple.fr' }]);
    expect(mail.subject).toContain(HOSTILE);
    expect(mail.text).toContain('7K3M-9QXT-2WVB');
    expect(mail.html).toContain('7K3M-9QXT-2WVB');
    expect(mail.html).toContain(`src="cid:${mail.attachments[0]?.contentId?.slice(1, -1)}"`);
    expect(mail.attachments).toMatchObject([{ mimeType: 'image/png', disposition: 'inline', related: true }]);
    expect(mail.messageId).toBe((await rows())[0]?.messageId);
    expect(mail.headers.filter(({ key }) => ['bcc', 'cc'].includes(key))).toEqual([]);
  });

  it('writes nothing when the transaction fails', async () => {
    await smtp();
    const attempt = opened.db.transaction(async (tx) => {
      const to = { name: 'Z', address: 'z@exemple.fr' };
      await queueMail(tx, { dedupeKey: 'x', template: 't', locale: 'fr', to, content: await ready('fr') });
      throw new Error('stop');
    });
    await expect(attempt).rejects.toThrow('stop');
    expect(await rows()).toEqual([]);
  });

  it('is shared by many senders without repeating', async () => {
    await smtp();
    for (let i = 0; i < 12; i++) await queue(`many:${i}`, `z${i}@exemple.fr`);
    const sender = async () => {
      while (await deliver());
    };
    await Promise.all([sender(), sender(), sender(), sender()]);
    const recipients = received.map((mail) => /^To:.*<(.*)>$/m.exec(mail)?.[1]);
    expect(new Set(recipients).size).toBe(12);
    expect(received).toHaveLength(12);
  });

  it('keeps a mail while the server is down and sends it afterwards under the same id', async () => {
    close = async () => {};
    use(1);
    await queue('down');
    expect(await deliver()).toBe('later');
    const [kept] = await rows();
    expect(kept).toMatchObject({
      status: 'queued',
      attempts: 1,
      lastError: expect.stringMatching(/ESOCKET|ECONN/),
    });
    expect(await deliver()).toBeUndefined();
    transport.close();
    await smtp();
    await makeDue();
    expect(await deliver()).toBe('sent');
    expect(received[0]).toContain(kept?.messageId);
  });

  it('tries again after a passing refusal', async () => {
    let refusals = 2;
    await smtp({
      onRcptTo(_, __, done) {
        if (refusals-- > 0) return done(Object.assign(new Error('busy'), { responseCode: 451 }));
        return done();
      },
    });
    await queue('greylist');
    expect(await deliver()).toBe('later');
    await makeDue();
    expect(await deliver()).toBe('later');
    await makeDue();
    expect(await deliver()).toBe('sent');
    expect(received).toHaveLength(1);
  });

  it.each([
    ['never greets', () => {}],
    ['hangs up at once', (socket: Socket) => socket.destroy()],
  ])('survives a server that %s', async (_, behave) => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      behave(socket);
    });
    await new Promise<void>((done) => server.listen(0, 'localhost', done));
    use((server.address() as AddressInfo).port, { connectMs: 300, answerMs: 400 });
    close = () => new Promise((done) => server.close(done));
    await queue('slow');
    const begun = Date.now();
    expect(await deliver()).toBe('later');
    // Well before the ten seconds of patience that the other tests have.
    expect(Date.now() - begun).toBeLessThan(8_000);
  });

  it('survives a server that hangs up after the text', async () => {
    let dropped = false;
    await smtp({
      onData(stream, session, done) {
        stream.resume();
        stream.on('end', () => {
          received.push('text');
          if (dropped) return done();
          dropped = true;
          const { connection } = session as unknown as { connection?: { close(): void } };
          if (connection) return connection.close();
          return done(Object.assign(new Error('gone'), { responseCode: 421 }));
        });
      },
    });
    await queue('dropped');
    expect(await deliver()).toBe('later');
    await makeDue();
    expect(await deliver()).toBe('sent');
  });

  it('takes over from a sender that died, and ignores one that comes back late', async () => {
    await smtp();
    await queue('frozen');
    let thaw = () => {};
    const frozen: MailTransport = {
      send: () =>
        new Promise((_, fail) => {
          thaw = () => fail(new Error('late'));
        }),
      close() {},
    };
    const late = deliver(frozen);
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
    expect(await deliver()).toBeUndefined();
    await opened.db.update(outbox).set({ leaseUntil: sql`now() - interval '1 second'` });
    expect(await deliver()).toBe('sent');
    thaw();
    await late;
    const [row] = await opened.db.select().from(outbox).where(eq(outbox.dedupeKey, 'frozen'));
    expect(row).toMatchObject({ status: 'sent', attempts: 2 });
  });
});
