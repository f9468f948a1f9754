import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantExtra } from '@/lib/billing/ledger/grants';
import { balancesOf } from '@/lib/billing/ledger/moves';
import { mulberry32 } from '@/lib/cli/random';
import { files, jobs, outbox, patternExports, storageRemovals } from '@/lib/db/schema';
import type { OpenDatabase } from '@/lib/db/types';
import type { PlacedExport } from '@/lib/exports/place';
import { removeObjects } from '@/lib/exports/sweep';
import { createLog } from '@/lib/log/log';
import { openFolder } from '@/lib/storage/folder';
import { openOwnPostgres, testServerUrl } from '@/lib/testing/db/databases';
import { testOrder, testUser } from '@/lib/testing/exports/services';
import { noteFigure } from '@/lib/testing/figures';
import { openTestSmtp, type TestSmtp } from '@/lib/testing/mail/smtp';
import { testFolder } from '@/lib/testing/runtime/folder';
import { start, until } from '@/lib/testing/runtime/processes';
import { freePort } from '../../scripts/free-port.mjs';

// The everyday share of the hundred kills of `npm run test:faults`.
const KILLS = Number(process.env.FAULT_ROUNDS ?? 20);
// A minute on a machine to itself; beside other tests, which share its cores, only the end is asked for.
const PATIENCE_MS = process.env.FAULT_ROUNDS ? 60_000 : 240_000;
const FILES = 7;

const dir = testFolder('killed');
const DATA_DIR = join(dir, 'data');
const server = testServerUrl();

describe.skipIf(!server)('processes killed in the middle of exports', () => {
  let database: OpenDatabase & { readonly url: string };
  let smtp: TestSmtp;
  const running = new Map<'web' | 'one' | 'two', ChildProcess>();
  const random = mulberry32(20_261_121);
  const below = (limit: number) => Math.floor(random() * limit);
  const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
  let port = '';

  beforeAll(async () => {
    const { bundle } = await import('../../scripts/build-server.mjs');
    const sources = {
      draft: 'lib/exports/draft-thread.ts',
      render: 'lib/exports/render-thread.ts',
      worker: 'lib/runtime/main.ts',
    };
    await bundle(dir, { ...sources, web: 'lib/testing/runtime/web.ts' });
    database = await openOwnPostgres(server ?? '');
    smtp = await openTestSmtp();
    port = String(await freePort());
  }, 60_000);
  afterAll(async () => {
    for (const child of running.values()) child.kill('SIGKILL');
    await smtp?.close();
    await database?.close();
    rmSync(dir, { recursive: true, force: true });
  });

  function begin(name: 'web' | 'one' | 'two'): ChildProcess {
    const common = { DATA_DIR, DATABASE_URL: database.url, SMTP_URL: `smtp://localhost:${smtp.port}` };
    const child =
      name === 'web'
        ? start(dir, 'web', { ...common, ROLE: 'web', PORT: port })
        : start(dir, 'worker', { ...common, ROLE: 'worker', EXPORT_LEASE_SECONDS: '3', EXPORT_WORKERS: '1' });
    child.stdout?.resume();
    child.stderr?.resume();
    running.set(name, child);
    return child;
  }

  function kill(name: 'web' | 'one' | 'two') {
    running.get(name)?.kill('SIGKILL');
    begin(name);
  }

  const choices = { garment: 'top', options: { sleeve: 'none' } };
  let acknowledged = 0;
  let unanswered = 0;

  /** Orders as the browser does: asks again under the same key until somebody answers. */
  async function order(key: string): Promise<PlacedExport> {
    const body = JSON.stringify(testOrder(key, { choices }));
    for (;;) {
      try {
        const answer = await fetch(`http://localhost:${port}/`, { method: 'POST', body });
        if (!answer.ok) throw new Error(await answer.text());
        const placed = (await answer.json()) as PlacedExport;
        acknowledged += 1;
        return placed;
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        unanswered += 1;
        await pause(50);
      }
    }
  }

  it(
    `${KILLS} times lose nothing, charge once and repeat nothing`,
    async () => {
      const { db } = database;
      const user = await testUser(database, 'jeanne');
      await grantExtra(db, user.id, 'enough for all', KILLS);
      await Promise.all([
        until(begin('web'), /"answering"/),
        until(begin('one'), /"started"/),
        until(begin('two'), /"started"/),
      ]);
      const asked: Promise<PlacedExport>[] = [];
      const killed = { web: 0, one: 0, two: 0 };
      for (let i = 0; i < KILLS; i++) {
        asked.push(order(`killed-${i}-x`));
        // A third of the time the web process, within the moments that an order takes.
        const victim = (['web', 'one', 'two'] as const)[below(3)] ?? 'web';
        await pause(below(victim === 'web' ? 120 : 900));
        kill(victim);
        killed[victim] += 1;
      }
      const placed = await Promise.all(asked);
      const ended = Date.now();
      const open = () => db.$count(patternExports, sql`${patternExports.status} in ('pending', 'running')`);
      await expect.poll(open, { timeout: PATIENCE_MS, interval: 200 }).toBe(0);
      const seconds = ((Date.now() - ended) / 1000).toFixed(1);

      const all = await db.select().from(patternExports);
      expect(all.map(({ id }) => id).sort()).toEqual(placed.map(({ exportId }) => exportId).sort());
      for (const { id, status } of all) {
        const kept = await db.$count(files, eq(files.exportId, id));
        expect([id, status, kept]).toEqual([id, status, status === 'ready' ? FILES : 0]);
      }
      const ready = all.filter(({ status }) => status === 'ready').length;
      expect(ready).toBeGreaterThan(KILLS / 2);
      const balances = await balancesOf(db, user.id);
      expect(balances).toMatchObject({ spent: ready, reserved: 0, extra: KILLS - ready });
      expect(Object.values(balances).reduce((sum, amount) => sum + amount, 0)).toBe(0);
      expect(await db.$count(jobs, sql`${jobs.status} not in ('done', 'failed')`)).toBe(0);
      await theDeliveredIsThere();
      await nothingElseIsKept();

      const unsent = () => db.$count(outbox, sql`${outbox.status} <> 'sent'`);
      await expect.poll(unsent, { timeout: 120_000, interval: 500 }).toBe(0);
      const ids = smtp.received.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1] ?? '');
      const mails = [...new Set(ids)];
      expect(mails.length).toBe(ready);
      const twice = mails.filter((id) => ids.indexOf(id) < ids.lastIndexOf(id)).length;
      noteFigure(
        'A1',
        `${KILLS} kills (web ${killed.web}, workers ${killed.one + killed.two}): ${acknowledged} orders acknowledged, ` +
          `${unanswered} tries unanswered; ${ready} ready, ${KILLS - ready} failed and released, charged ${balances.spent}; ` +
          `all ended ${seconds} s after the last kill; ${twice} mails twice`,
      );
    },
    300_000 + KILLS * 15_000,
  );

  async function theDeliveredIsThere() {
    const storage = openFolder(join(DATA_DIR, 'files'));
    for (const { storageKey, bytes } of await database.db.select().from(files))
      expect((await storage.get(storageKey))?.length).toBe(bytes);
  }

  /** What killed workers had stored already goes when its time comes. */
  async function nothingElseIsKept() {
    const folder = join(DATA_DIR, 'files');
    await database.db.update(storageRemovals).set({ notBefore: sql`now() - interval '1 second'` });
    await removeObjects({
      db: database.db,
      storage: openFolder(folder),
      log: createLog('silent'),
      wake() {},
    });
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const kept = entries.filter((entry) => entry.isFile()).length;
    expect(kept).toBe(await database.db.$count(files));
  }
});
