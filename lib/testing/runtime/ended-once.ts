import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { balancesOf } from '@/lib/billing/ledger/moves';
import { files, outbox, patternExports } from '@/lib/db/schema';
import type { OpenDatabase } from '@/lib/db/types';
import type { PlacedExport } from '@/lib/exports/place';
import type { Storage } from '@/lib/storage/storage';
import type { TestSmtp } from '@/lib/testing/mail/smtp';

const FILES = 7;

interface Site {
  readonly database: OpenDatabase;
  readonly storage: Storage;
  readonly smtp: TestSmtp;
}

/** Waits until nothing is under way any more, at most so many milliseconds. */
export async function waitForEnds({ db }: OpenDatabase, timeout: number): Promise<void> {
  const open = () => db.$count(patternExports, sql`${patternExports.status} in ('pending', 'running')`);
  await expect.poll(open, { timeout, interval: 500 }).toBe(0);
}

/**
 * Holds that every order of `user`, who had a credit for each, ended once: ready with whole files, one charge and one
 * mail, or failed and released. Answers how they ended, in words.
 */
export async function expectEndedOnce(site: Site, user: string, placed: readonly PlacedExport[]) {
  const { db } = site.database;
  const all = await db.select().from(patternExports);
  expect(all.map(({ id }) => id).sort()).toEqual(placed.map(({ exportId }) => exportId).sort());
  const ready = all.filter(({ status }) => status === 'ready');
  expect(ready.length).toBeGreaterThan(placed.length * 0.8);
  const balances = await balancesOf(db, user);
  const failed = placed.length - ready.length;
  expect(balances).toMatchObject({ spent: ready.length, reserved: 0, extra: failed });
  expect(Object.values(balances).reduce((sum, amount) => sum + amount, 0)).toBe(0);
  for (const { id } of ready) expect(await db.$count(files, eq(files.exportId, id))).toBe(FILES);
  await expectWholeFiles(site);
  const twice = await mailsTwice(site, ready.length);
  return `${ready.length} ready, ${failed} failed and released, charged ${balances.spent}, ${twice} mails twice`;
}

async function expectWholeFiles({ database, storage }: Site): Promise<void> {
  for (const { storageKey, sha256 } of await database.db.select().from(files)) {
    const bytes = (await storage.get(storageKey)) ?? '';
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  }
}

/** One mail an order that is ready; how many came a second time, which a death during hand-over may cause. */
async function mailsTwice({ database, smtp }: Site, ready: number): Promise<number> {
  const unsent = () => database.db.$count(outbox, sql`${outbox.status} <> 'sent'`);
  await expect.poll(unsent, { timeout: 240_000, interval: 500 }).toBe(0);
  const mails = new Set(smtp.received.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1]));
  expect(mails.size).toBe(ready);
  return smtp.received.length - mails.size;
}
