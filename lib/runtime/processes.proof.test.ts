import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { eq, inArray, sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantExtra } from '@/lib/billing/ledger/grants';
import { balancesOf } from '@/lib/billing/ledger/moves';
import { ledgerCredits } from '@/lib/billing/ledger/spend';
import { files, jobs, outbox, patternExports } from '@/lib/db/schema';
import { openOwnPostgres, testServerUrl } from '@/lib/db/test-databases';
import { houseEngine } from '@/lib/exports/house-engine';
import { placeExport } from '@/lib/exports/place';
import { testHouse, testOrder, testUser } from '@/lib/exports/test-house';
import { openFolder } from '@/lib/storage/folder';
import { testFolder } from './test-folder';

const KILLS = Number(process.env.FAULT_ROUNDS ?? 6);

const dir = testFolder('processes');

interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly milliseconds: number;
}

function run(env: Record<string, string>): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  const own = {
    PATH,
    HOME,
    NODE_ENV: 'production',
    BUNDLES_DIR: dir,
    SMTP_URL: 'smtp://localhost:1',
    ...env,
  };
  return spawn(process.execPath, [join(dir, 'worker.mjs')], { env: own as NodeJS.ProcessEnv, stdio: 'pipe' });
}

function until(child: ChildProcess, words: RegExp): Promise<void> {
  return new Promise((done, fail) => {
    let seen = '';
    const see = (part: Buffer) => {
      seen += part;
      if (words.test(seen)) done();
    };
    child.stdout?.on('data', see);
    child.stderr?.on('data', see);
    child.once('exit', () => fail(new Error(`ended early: ${seen}`)));
  });
}

function ended(child: ChildProcess): Promise<Ended> {
  const begun = Date.now();
  let output = '';
  child.stderr?.on('data', (part) => {
    output += part;
  });
  return new Promise((done) => {
    child.once('exit', (code) => done({ code, output, milliseconds: Date.now() - begun }));
  });
}

beforeAll(async () => {
  const { buildServer } = await import('../../scripts/build-server.mjs');
  await buildServer({ outdir: dir, only: ['render', 'worker'] });
}, 60_000);
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe('a process', () => {
  it('has the embedded database to itself, and leaves it to the next', async () => {
    const DATA_DIR = join(dir, 'data');
    const first = run({ DATA_DIR });
    await until(first, /"started"/);
    const second = await ended(run({ DATA_DIR }));
    expect(second.code).toBe(1);
    expect(second.milliseconds).toBeLessThan(2_000);
    expect(second.output).toMatch(/in use by process \d+/);
    expect(second.output).not.toMatch(/\n\s+at /);
    first.kill('SIGTERM');
    expect(await ended(first)).toMatchObject({ code: 0 });
    const third = run({ DATA_DIR });
    await until(third, /"started"/);
    third.kill('SIGKILL');
    await ended(third);
    const fourth = run({ DATA_DIR });
    await until(fourth, /"started"/);
    fourth.kill('SIGTERM');
    await ended(fourth);
  }, 60_000);

  it.each([
    [{ PORT: 'abc' }, /PORT/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
    [{ DATABASE_URL: 'postgres://nobody@localhost:1/none' }, /cannot start/],
    [{ IDENTITY_FR_TENANT: 'x' }, /IDENTITY_FR_CLIENT_ID/],
  ])(
    'that cannot start with %j says why and ends',
    async (env, words) => {
      const outcome = await ended(run({ DATA_DIR: join(dir, 'other'), ...env }));
      expect(outcome.code).toBe(1);
      expect(outcome.output).toMatch(words);
    },
    30_000,
  );
});

const server = testServerUrl();

describe.skipIf(!server)('workers killed in the middle of exports', () => {
  it(
    `${KILLS} times lose nothing and repeat nothing`,
    async () => {
      const database = await openOwnPostgres(server ?? '');
      const received = new Map<string, number>();
      const smtp = new SMTPServer({
        disabledCommands: ['AUTH', 'STARTTLS'],
        onData(stream, _, done) {
          let mail = '';
          stream.on('data', (part) => {
            mail += part;
          });
          stream.on('end', () => {
            const id = /^Message-ID: (.*)$/im.exec(mail)?.[1] ?? '';
            received.set(id, (received.get(id) ?? 0) + 1);
            done();
          });
        },
      });
      smtp.on('error', () => {});
      await new Promise<void>((done) => smtp.listen(0, 'localhost', done));
      const DATA_DIR = join(dir, 'killed');
      const env = {
        DATA_DIR,
        ROLE: 'worker',
        DATABASE_URL: database.url,
        EXPORT_LEASE_SECONDS: '3',
        EXPORT_WORKERS: '1',
        SMTP_URL: `smtp://localhost:${(smtp.server.address() as AddressInfo).port}`,
      };
      const storage = openFolder(join(DATA_DIR, 'files'));
      const house = testHouse(database, { engine: houseEngine, storage, credits: ledgerCredits });
      const user = await testUser(database, 'jeanne');
      await grantExtra(database.db, user.id, 'enough for all', KILLS);
      const choices = { garment: 'top', options: { sleeve: 'none' } };
      const workers = [run(env), run(env)];
      try {
        await Promise.all(workers.map((worker) => until(worker, /"started"/)));
        const placed = [];
        // A fixed sequence, so that a failure can be looked at again.
        let seed = 20_261_121;
        const next = (limit: number) => {
          seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
          return seed % limit;
        };
        for (let i = 0; i < KILLS; i++) {
          placed.push(await placeExport(house, user, testOrder(`killed-${i}-x`, { choices })));
          await new Promise((done) => setTimeout(done, next(900)));
          const victim = next(workers.length);
          workers[victim]?.kill('SIGKILL');
          workers[victim] = run(env);
          workers[victim]?.stderr?.resume();
          workers[victim]?.stdout?.resume();
        }
        const ids = placed.map(({ exportId }) => exportId);
        const open = () =>
          database.db.$count(patternExports, inArray(patternExports.status, ['pending', 'running']));
        await expect.poll(open, { timeout: 60_000, interval: 200 }).toBe(0);
        const all = await database.db.select().from(patternExports).where(inArray(patternExports.id, ids));
        expect(all).toHaveLength(KILLS);
        for (const { id, status } of all) {
          const kept = await database.db.select().from(files).where(eq(files.exportId, id));
          expect([id, status, kept.length]).toEqual([id, status, status === 'ready' ? 7 : 0]);
          for (const { storageKey, bytes } of kept)
            expect((await storage.get(storageKey))?.length).toBe(bytes);
        }
        const ready = all.filter(({ status }) => status === 'ready').length;
        expect(ready).toBeGreaterThan(KILLS / 2);
        const balances = await balancesOf(database.db, user.id);
        expect(balances).toMatchObject({ spent: ready, reserved: 0, extra: KILLS - ready });
        expect(Object.values(balances).reduce((sum, amount) => sum + amount, 0)).toBe(0);
        expect(await database.db.$count(jobs, sql`${jobs.status} not in ('done', 'failed')`)).toBe(0);
        const unsent = () => database.db.$count(outbox, sql`${outbox.status} <> 'sent'`);
        await expect.poll(unsent, { timeout: 120_000, interval: 500 }).toBe(0);
        expect(received.size).toBe(ready);
      } finally {
        for (const worker of workers) worker.kill('SIGKILL');
        await new Promise<void>((done) => smtp.close(() => done()));
        house.clear();
        await database.close();
      }
    },
    240_000 + KILLS * 15_000,
  );
});
