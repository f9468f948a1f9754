// How long a claim takes with 200,000 jobs queued and 20 workers at once, what a killed worker costs, and how soon a job
// is begun: `TEST_DATABASE_URL=… tsx --conditions=react-server bench/queue/claims.ts [jobs] [workers] [claims each]`.
import { sql } from 'drizzle-orm';
import { openPostgres } from '@/lib/db/postgres';
import { jobs } from '@/lib/db/schema';
import type { OpenDatabase } from '@/lib/db/types';
import { claimJob, endJob, guardJob } from '@/lib/exports/job';
import { createLog } from '@/lib/log/log';
import { workFamilies } from '@/lib/metrics/work';
import { createWorkCall } from '@/lib/runtime/work-call';
import { openOwnPostgres, testServerUrl } from '@/lib/testing/db/databases';
import { addLatency, tellLatencies } from '../latencies';
import { fillJobs } from './fill';

const [queued = 200_000, workers = 20, each = 100] = process.argv.slice(2).map(Number);

async function work({ db }: OpenDatabase, claims: number[], ends: number[]): Promise<void> {
  for (let i = 0; i < each; i++) {
    const job = await addLatency(claims, () => claimJob(db, 15));
    if (!job) return;
    const end = () => db.transaction((tx) => guardJob(tx, job).then(() => endJob(tx, job, 'done')));
    await addLatency(ends, end);
  }
}

/** How long after an order a worker that waits has its job, in milliseconds. */
async function begun({ url }: { url: string }): Promise<number[]> {
  const [one, other] = await Promise.all([1, 2].map(() => openPostgres({ url, connections: 2 })));
  if (!one || !other) throw new Error('no database');
  const log = createLog('silent');
  const [asking, working] = [createWorkCall(one, log), createWorkCall(other, log)];
  let heard = () => {};
  working.onWake(() => heard());
  const stop = working.listen();
  await new Promise((resolve) => setTimeout(resolve, 300));
  const waits: number[] = [];
  for (let i = 0; i < 50; i++) {
    const job = new Promise<void>((resolve) => {
      heard = () => void claimJob(other.db, 15).then(() => resolve());
    });
    await addLatency(waits, async () => {
      asking.wake();
      await job;
    });
  }
  await stop();
  await Promise.all([one.close(), other.close()]);
  return waits;
}

const opened = await openOwnPostgres(testServerUrl() ?? '');
try {
  await fillJobs(opened, queued);
  const own = await Promise.all(
    Array.from({ length: workers }, () => openPostgres({ url: opened.url, connections: 1 })),
  );
  for (const round of ['first', 'second']) {
    const [claims, ends]: [number[], number[]] = [[], []];
    const start = performance.now();
    await Promise.all(own.map((each) => work(each, claims, ends)));
    const perSecond = Math.round((claims.length / (performance.now() - start)) * 1000);
    console.log(
      `${round}: ${queued} queued, ${workers} workers: claim ${tellLatencies(claims)}; end ${tellLatencies(ends)}; ${perSecond}/s`,
    );
  }
  // One alone, as when the others draw: without twenty callers on the same processor.
  const [claims, ends]: [number[], number[]] = [[], []];
  await work(own[0] as OpenDatabase, claims, ends);
  console.log(`one worker: claim ${tellLatencies(claims)}; end ${tellLatencies(ends)}`);
  const figures: number[] = [];
  for (let i = 0; i < 5; i++) await addLatency(figures, () => workFamilies(opened));
  console.log(`figures of the work that waits: ${tellLatencies(figures)}`);
  await opened.db.execute(sql`update jobs set status = 'done'`);
  await opened.db.execute(
    sql`update jobs set status = 'queued' where id in (select ${jobs.id} from jobs limit 200)`,
  );
  console.log(`from the call to the claim: ${tellLatencies(await begun(opened))}`);
  await Promise.all(own.map((each) => each.close()));
} finally {
  await opened.close();
}
