import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { grantExtra } from '@/lib/billing/ledger/grants';
import { mulberry32 } from '@/lib/cli/random';
import type { OpenDatabase } from '@/lib/db/types';
import type { PlacedExport } from '@/lib/exports/place';
import { openStorage, type Storage } from '@/lib/storage/storage';
import { openOwnPostgres, testServerUrl } from '@/lib/testing/db/databases';
import { testOrder, testUser } from '@/lib/testing/exports/services';
import { noteFigure } from '@/lib/testing/figures';
import { openTestSmtp, type TestSmtp } from '@/lib/testing/mail/smtp';
import { openTestBucket, TEST_BUCKET } from '@/lib/testing/runtime/bucket';
import { expectEndedOnce, waitForEnds } from '@/lib/testing/runtime/ended-once';
import { testFolder } from '@/lib/testing/runtime/folder';
import { type Gate, openGate } from '@/lib/testing/runtime/gate';
import { start, until } from '@/lib/testing/runtime/processes';
import { freePort } from '../../scripts/free-port.mjs';

// The everyday share; `npm run test:faults -- storm` has the whole.
const ORDERS = Number(process.env.STORM_ORDERS ?? 2);
const KILLS = Number(process.env.STORM_KILLS ?? 1);
const CUTS = Number(process.env.STORM_CUTS ?? 3);
const PROCESSES = ['web-1', 'web-2', 'worker-1', 'worker-2', 'scheduler'] as const;
type Name = (typeof PROCESSES)[number];

const dir = testFolder('storm');
const server = testServerUrl();

describe.skipIf(!server)('two webs, two workers and a scheduler in a storm', () => {
  let database: OpenDatabase & { readonly url: string };
  let bucket: Awaited<ReturnType<typeof openTestBucket>>;
  let smtp: TestSmtp;
  let storage: Storage;
  /** The ways between the processes and what they depend on, and from people to the webs. */
  let ways: Record<'database' | 'bucket' | 'mail' | 'front', Gate>;
  const ports: Partial<Record<Name, number>> = {};
  const running = new Map<Name, ChildProcess>();
  const random = mulberry32(20_261_126);
  const below = (limit: number) => Math.floor(random() * limit);
  const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
  let lost = 0;

  beforeAll(async () => {
    const { bundle } = await import('../../scripts/build-server.mjs');
    const threads = { draft: 'lib/exports/draft-thread.ts', render: 'lib/exports/render-thread.ts' };
    await bundle(dir, { ...threads, worker: 'lib/runtime/main.ts', web: 'lib/testing/runtime/web.ts' });
    database = await openOwnPostgres(server ?? '');
    bucket = await openTestBucket(join(dir, 'bucket'));
    smtp = await openTestSmtp();
    for (const web of ['web-1', 'web-2'] as const) ports[web] = await freePort();
    const { port } = new URL(database.url);
    ways = {
      database: await openGate({ to: [{ port: Number(port || 5432) }], breaksAfter: losesAnswer }),
      bucket: await openGate({ to: [bucket] }),
      mail: await openGate({ to: [smtp] }),
      front: await openGate({ to: [{ port: ports['web-1'] ?? 0 }, { port: ports['web-2'] ?? 0 }] }),
    };
    storage = await openStorage({ ...TEST_BUCKET, endpoint: `http://localhost:${bucket.port}` });
  }, 60_000);
  afterAll(async () => {
    for (const child of running.values()) child.kill('SIGKILL');
    for (const way of Object.values(ways ?? {})) await way.close();
    await bucket?.close();
    await smtp?.close();
    await database?.close();
    rmSync(dir, { recursive: true, force: true });
  });

  /** As in a failover: what was committed holds, and whoever asked for it never hears so. */
  function losesAnswer(sent: Buffer): boolean {
    const loses = sent.includes('commit\0') && storming && random() < CUTS / (CUTS + ORDERS * 12);
    if (loses) lost += 1;
    return loses;
  }
  let storming = false;

  function begin(name: Name): ChildProcess {
    const through = new URL(database.url);
    through.host = `localhost:${ways.database.port}`;
    const role = name.replace(/-\d$/, '');
    const child = start(dir, role === 'web' ? 'web' : 'worker', {
      ...{ ROLE: role, DATABASE_URL: through.href, DATA_DIR: join(dir, name) },
      ...{ LINK_SECRET: 's'.repeat(32), SMTP_URL: `smtp://localhost:${ways.mail.port}` },
      ...{ S3_BUCKET: TEST_BUCKET.bucket, S3_ENDPOINT: `http://localhost:${ways.bucket.port}` },
      ...{ S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER', S3_FORCE_PATH_STYLE: 'true' },
      ...{ EXPORT_LEASE_SECONDS: '3', EXPORT_WORKERS: '1', ONE_MACHINE: 'false' },
      PORT: String(ports[name] ?? 0),
    });
    child.stdout?.resume();
    child.stderr?.resume();
    running.set(name, child);
    // One that found no database at its start ends: whatever keeps processes up starts it again.
    child.once('exit', (code) => {
      if (code === 1 && running.get(name) === child) setTimeout(() => begin(name), 500);
    });
    return child;
  }

  let unanswered = 0;
  async function order(key: string): Promise<PlacedExport> {
    const body = JSON.stringify(testOrder(key, { choices: { garment: 'top', options: { sleeve: 'none' } } }));
    for (;;) {
      const answer = await fetch(`http://localhost:${ways.front.port}/`, { method: 'POST', body }).catch(
        () => undefined,
      );
      if (answer?.ok) return (await answer.json()) as PlacedExport;
      unanswered += 1;
      await pause(200);
    }
  }

  /** Kills, cuts and absences, each at its own time, until all have been. */
  async function storm(): Promise<void> {
    storming = true;
    const away = ['bucket', 'mail', 'database'] as const;
    const many = Math.max(KILLS, CUTS);
    for (let i = 0; i < many; i++) {
      if (i < KILLS) {
        const name = PROCESSES[below(PROCESSES.length)] ?? 'web-1';
        running.get(name)?.kill('SIGKILL');
        begin(name);
      }
      if (i < CUTS) ways.database.cut(below);
      const absent = i % 10 === 4 ? away[Math.floor(i / 10) % away.length] : undefined;
      if (absent) ways[absent].shut();
      await pause(100 + below((ORDERS * 1_500) / many));
      if (absent) ways[absent].open();
    }
    storming = false;
  }

  it(
    `ends each of ${ORDERS} orders once, with ${KILLS} kills and ${CUTS} broken connections`,
    async () => {
      const { db } = database;
      const user = await testUser(database, 'jeanne');
      await grantExtra(db, user.id, 'enough for all', ORDERS);
      const begun = Date.now();
      await Promise.all(
        PROCESSES.map((name) => until(begin(name), name.startsWith('web') ? /"answering"/ : /"started"/)),
      );
      const [placed] = await Promise.all([
        Promise.all(
          Array.from({ length: ORDERS }, async (_, i) => {
            await pause(below(ORDERS * 1_000));
            return order(`storm-${i}-order`);
          }),
        ),
        storm(),
      ]);
      await waitForEnds(database, 240_000 + ORDERS * 3_000);
      const ends = await expectEndedOnce({ database, storage, smtp }, user.id, placed);
      noteFigure(
        'storm',
        `${ORDERS} orders, ${KILLS} kills, ${CUTS} connections cut and ${lost} more between commit and answer, bucket, ` +
          `mail and database away in turns: ${ends}, ${unanswered} tries unanswered, ` +
          `${((Date.now() - begun) / 1000).toFixed(0)} s`,
      );
    },
    600_000 + ORDERS * 10_000,
  );
});
