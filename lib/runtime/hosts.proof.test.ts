import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantExtra } from '@/lib/billing/ledger/grants';
import { patternExports } from '@/lib/db/schema';
import type { OpenDatabase } from '@/lib/db/types';
import type { PlacedExport } from '@/lib/exports/place';
import { openStorage, type Storage } from '@/lib/storage/storage';
import { openOwnPostgres } from '@/lib/testing/db/databases';
import { testOrder, testUser } from '@/lib/testing/exports/services';
import { noteFigure } from '@/lib/testing/figures';
import { openTestSmtp, type TestSmtp } from '@/lib/testing/mail/smtp';
import { openTestBucket, TEST_BUCKET } from '@/lib/testing/runtime/bucket';
import { expectEndedOnce, waitForEnds } from '@/lib/testing/runtime/ended-once';
import { testFolder } from '@/lib/testing/runtime/folder';
import { type Gate, openGate } from '@/lib/testing/runtime/gate';
import { type Host, mayMakeHosts, type Network, openNetwork } from '@/lib/testing/runtime/hosts';
import { start, until } from '@/lib/testing/runtime/processes';
import { startPostgres } from '../../scripts/test/postgres.mjs';
import { postgresTools } from '../../scripts/test/tools.mjs';

// The everyday share; `npm run test:faults -- hosts` has the whole.
const ORDERS = Number(process.env.HOST_ORDERS ?? 3);
const AWAY_SECONDS = Number(process.env.HOST_AWAY_SECONDS ?? 5);
const PORT = 3000;
const PROCESSES = ['web-1', 'web-2', 'worker-1', 'worker-2', 'scheduler'] as const;
/** Who loses the network, one after the other; every day the first three. */
const ALL = ['worker-1', 'web-1', 'database', 'proxy', 'worker-2', 'scheduler', 'web-2'] as const;
const CUT_OFF = process.env.HOST_ORDERS ? ALL : ALL.slice(0, 3);

const dir = testFolder('hosts');
const possible = postgresTools() !== undefined && mayMakeHosts();
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

describe.skipIf(!possible)('a proxy, webs, workers and a database on hosts of their own', () => {
  let network: Network;
  const hosts = new Map<string, Host>();
  const running: ChildProcess[] = [];
  const gates: Gate[] = [];
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let database: OpenDatabase & { readonly url: string };
  let bucket: Awaited<ReturnType<typeof openTestBucket>>;
  let smtp: TestSmtp;
  let storage: Storage;

  const hostOf = (name: string): Host => {
    const host = hosts.get(name) ?? network.host(name);
    hosts.set(name, host);
    return host;
  };

  beforeAll(async () => {
    network = openNetwork();
    const { bundle } = await import('../../scripts/build-server.mjs');
    const threads = { draft: 'lib/exports/draft-thread.ts', render: 'lib/exports/render-thread.ts' };
    const ends = { web: 'lib/testing/runtime/web.ts', proxy: 'lib/testing/runtime/proxy.ts' };
    await bundle(dir, { ...threads, ...ends, worker: 'lib/runtime/main.ts' });
    const { address, within } = hostOf('database');
    postgres = await startPostgres({ host: address, within });
    database = await openOwnPostgres(postgres?.url ?? '');
    bucket = await openTestBucket(join(dir, 'bucket'));
    smtp = await openTestSmtp();
    // Bucket and mail stay with this machine, and are reached at its address.
    for (const to of [bucket, smtp])
      gates.push(await openGate({ to: [to], on: { host: network.address, port: 0 } }));
    storage = await openStorage({ ...TEST_BUCKET, endpoint: `http://localhost:${bucket.port}` });
  }, 120_000);
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL');
    for (const host of hosts.values()) host.bringBack();
    for (const gate of gates) await gate.close();
    await bucket?.close();
    await smtp?.close();
    await database?.close();
    postgres?.stop();
    network?.close();
    rmSync(dir, { recursive: true, force: true });
  });

  function begin(name: (typeof PROCESSES)[number]): Promise<void> {
    const { address, within } = hostOf(name);
    const role = name.replace(/-\d$/, '');
    const at = network.address;
    const child = start(
      dir,
      role === 'web' ? 'web' : 'worker',
      {
        ...{
          ROLE: role,
          DATABASE_URL: database.url,
          DATA_DIR: join(dir, name),
          HOST: address,
          PORT: `${PORT}`,
        },
        ...{ LINK_SECRET: 's'.repeat(32), SMTP_URL: `smtp://${at}:${gates[1]?.port}` },
        ...{ S3_BUCKET: TEST_BUCKET.bucket, S3_ENDPOINT: `http://${at}:${gates[0]?.port}` },
        ...{ S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER', S3_FORCE_PATH_STYLE: 'true' },
        ...{ EXPORT_LEASE_SECONDS: '4', EXPORT_WORKERS: '1', ONE_MACHINE: 'false' },
      },
      within,
    );
    return keep(child, role === 'web' ? /"answering"/ : /"started"/);
  }

  function beginProxy(): Promise<void> {
    const { address, within } = hostOf('proxy');
    const to = ['web-1', 'web-2'].map((name) => `${hostOf(name).address}:${PORT}`).join(',');
    return keep(start(dir, 'proxy', { HOST: address, PORT: `${PORT}`, TO: to }, within), /"answering"/);
  }

  function keep(child: ChildProcess, words: RegExp): Promise<void> {
    running.push(child);
    const begun = until(child, words);
    child.stdout?.resume();
    child.stderr?.resume();
    return begun;
  }

  const keyOf = (i: number) => `hosts-${i}-order`;
  let unanswered = 0;
  /** Orders as the browser does: again under the same key until somebody answers. */
  async function order(key: string, through = 'proxy'): Promise<PlacedExport> {
    const body = JSON.stringify(testOrder(key, { choices: { garment: 'top', options: { sleeve: 'none' } } }));
    for (;;) {
      const signal = AbortSignal.timeout(3_000);
      const asked = fetch(`http://${hostOf(through).address}:${PORT}/`, { method: 'POST', body, signal });
      const answer = await asked.catch(() => undefined);
      const placed = answer?.ok && (await answer.json().catch(() => undefined));
      if (placed) return placed as PlacedExport;
      unanswered += 1;
      await pause(200);
    }
  }

  async function cutOffInTurn(): Promise<void> {
    for (const name of CUT_OFF) {
      hostOf(name).cutOff();
      await pause(AWAY_SECONDS * 1_000);
      hostOf(name).bringBack();
      await pause(1_000);
    }
  }

  /** Both webs answer an order that was placed already, and each host is seen at the database, the scheduler once a minute. */
  async function everyHostIsBack(first?: PlacedExport): Promise<void> {
    for (const web of ['web-1', 'web-2']) expect(await order(keyOf(0), web)).toEqual(first);
    const unseen = new Set(PROCESSES.map((name) => hostOf(name).address));
    const look = async () => {
      const { rows } = await database.query(
        'select distinct host(client_addr) as address from pg_stat_activity where datname = current_database()',
      );
      for (const { address } of rows) unseen.delete(String(address));
      return [...unseen];
    };
    await expect.poll(look, { timeout: 120_000, interval: 100 }).toEqual([]);
  }

  it(
    `ends each of ${ORDERS} orders once, each host in turn cut off for ${AWAY_SECONDS} s and brought back`,
    async () => {
      const { db } = database;
      const user = await testUser(database, 'jeanne');
      await grantExtra(db, user.id, 'enough for all', ORDERS);
      await Promise.all([...PROCESSES.map(begin), beginProxy()]);
      const begun = Date.now();
      const lasts = CUT_OFF.length * (AWAY_SECONDS + 1) * 1_000;
      const ordered = Array.from({ length: ORDERS }, async (_, i) => {
        await pause((lasts * i) / ORDERS);
        return order(keyOf(i));
      });
      const [placed] = await Promise.all([Promise.all(ordered), cutOffInTurn()]);
      const back = Date.now();
      await waitForEnds(database, 240_000 + ORDERS * 3_000);
      const seconds = (since: number) => ((Date.now() - since) / 1000).toFixed(1);
      const afterwards = seconds(back);
      const ends = await expectEndedOnce({ database, storage, smtp }, user.id, placed);

      await everyHostIsBack(placed[0]);
      const slowest = sql<number>`extract(epoch from max(${patternExports.finishedAt} - ${patternExports.createdAt}))`;
      const [times] = await db.select({ slowest }).from(patternExports);
      noteFigure(
        'hosts',
        `${ORDERS} orders, ${CUT_OFF.join(', ')} cut off for ${AWAY_SECONDS} s each: ${ends}, ${unanswered} tries ` +
          `unanswered, slowest ${Number(times?.slowest).toFixed(1)} s, all ended ${afterwards} s after the last ` +
          `came back, ${seconds(begun)} s`,
      );
    },
    600_000 + ORDERS * 10_000 + CUT_OFF.length * AWAY_SECONDS * 1_000,
  );
});
