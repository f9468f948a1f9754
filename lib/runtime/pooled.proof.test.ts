import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantExtra } from '@/lib/billing/ledger/grants';
import { openPostgres } from '@/lib/db/postgres';
import { users } from '@/lib/db/schema';
import type { OpenDatabase } from '@/lib/db/types';
import type { PlacedExport } from '@/lib/exports/place';
import { openFolder } from '@/lib/storage/folder';
import { openOwnPostgres } from '@/lib/testing/db/databases';
import { hasPooler, openPooler } from '@/lib/testing/db/pooler';
import { testOrder, testUser } from '@/lib/testing/exports/services';
import { noteFigure } from '@/lib/testing/figures';
import { openTestSmtp, type TestSmtp } from '@/lib/testing/mail/smtp';
import { expectEndedOnce, waitForEnds } from '@/lib/testing/runtime/ended-once';
import { testFolder } from '@/lib/testing/runtime/folder';
import { start, until } from '@/lib/testing/runtime/processes';
import { freePort } from '../../scripts/free-port.mjs';
import { startPostgres } from '../../scripts/test/postgres.mjs';
import { postgresTools } from '../../scripts/test/tools.mjs';

const ORDERS = Number(process.env.POOLED_ORDERS ?? 4);
/** Connections PgBouncer has for everybody together: fewer than any one process asks it for. */
const SHARED = 4;
const CALLERS = 40;

const dir = testFolder('pooled');

describe.skipIf(!postgresTools() || !hasPooler())('a site behind PgBouncer in transaction mode', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let pooler: Awaited<ReturnType<typeof openPooler>>;
  let direct: OpenDatabase & { readonly url: string };
  let pooled: OpenDatabase;
  let smtp: TestSmtp;
  const running: ChildProcess[] = [];

  beforeAll(async () => {
    const { bundle } = await import('../../scripts/build-server.mjs');
    const threads = { draft: 'lib/exports/draft-thread.ts', render: 'lib/exports/render-thread.ts' };
    await bundle(dir, { ...threads, worker: 'lib/runtime/main.ts', web: 'lib/testing/runtime/web.ts' });
    postgres = await startPostgres();
    direct = await openOwnPostgres(postgres?.url ?? '');
    pooler = await openPooler(direct.url, SHARED);
    const url = pooler.through(direct.url);
    pooled = await openPostgres({ url, directUrl: direct.url, connections: CALLERS });
    smtp = await openTestSmtp();
  }, 120_000);
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL');
    await smtp?.close();
    await pooled?.close();
    await pooler?.close();
    await direct?.close();
    postgres?.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  it('has the timeouts of every statement, though it cannot ask for them', async () => {
    const { rows } = await pooled.query('show statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '15s' }]);
  });

  it('lets many callers share few connections, each transaction whole', async () => {
    const pids = await Promise.all(
      Array.from({ length: CALLERS }, (_, i) =>
        pooled.db.transaction(async (tx) => {
          await tx.insert(users).values({ tenant: 'pooled', objectId: `caller-${i}` });
          const { rows } = (await tx.execute('select pg_backend_pid() as pid')) as unknown as {
            rows: { pid: number }[];
          };
          return rows[0]?.pid;
        }),
      ),
    );
    expect(new Set(pids).size).toBeLessThanOrEqual(SHARED);
    expect(await pooled.db.$count(users)).toBe(CALLERS);
  });

  it('hears of new work past the pooler', async () => {
    let heard = 0;
    const stop = pooled.listen('pooled', () => {
      heard += 1;
    });
    await expect.poll(() => heard).toBe(1);
    await pooled.query('select pg_notify($1, $2)', ['pooled', '']);
    await expect.poll(() => heard).toBe(2);
    await stop();
  });

  async function begin(role: 'web' | 'worker' | 'scheduler', port = '0'): Promise<void> {
    const child = start(dir, role === 'web' ? 'web' : 'worker', {
      ...{ ROLE: role, PORT: port, DATA_DIR: join(dir, 'data'), EXPORT_WORKERS: '1' },
      ...{ DATABASE_URL: pooler.through(direct.url), DATABASE_DIRECT_URL: direct.url },
      SMTP_URL: `smtp://localhost:${smtp.port}`,
    });
    running.push(child);
    await until(child, role === 'web' ? /"answering"/ : /"started"/);
    child.stdout?.resume();
    child.stderr?.resume();
  }

  it(
    `ends each of ${ORDERS} orders once, by a web, two workers and a scheduler`,
    async () => {
      const user = await testUser(direct, 'jeanne');
      await grantExtra(direct.db, user.id, 'enough for all', ORDERS);
      const port = String(await freePort());
      await Promise.all([begin('web', port), begin('worker'), begin('worker'), begin('scheduler')]);
      const placed = await Promise.all(
        Array.from({ length: ORDERS }, async (_, i) => {
          const choices = { garment: 'top', options: { sleeve: 'none' } };
          const body = JSON.stringify(testOrder(`pooled-${i}-order`, { choices }));
          const answer = await fetch(`http://localhost:${port}/`, { method: 'POST', body });
          return (await answer.json()) as PlacedExport;
        }),
      );
      await waitForEnds(direct, 240_000 + ORDERS * 3_000);
      const storage = openFolder(join(dir, 'data/files'));
      const ends = await expectEndedOnce({ database: direct, storage, smtp }, user.id, placed);
      noteFigure('pooler', `${CALLERS} callers on ${SHARED} connections; ${ORDERS} orders: ${ends}`);
    },
    600_000 + ORDERS * 10_000,
  );
});
