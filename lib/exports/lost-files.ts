import 'server-only';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { files, type JobKind, jobs, patternExports } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import type { ExportServices } from './services';

/**
 * Has the files of a finished export made again because storage lost one: the same order gives the same bytes. It
 * costs nothing and sends nothing; the export stays ready. Nothing happens while that is under way already, or within
 * a quarter of an hour of a try that failed. Whether a repair began.
 */
export async function startRepair({ db, wake }: Pick<ExportServices, 'db' | 'wake'>, exportId: string) {
  const ready = and(eq(patternExports.id, exportId), eq(patternExports.status, 'ready'));
  if ((await db.$count(patternExports, ready)) === 0) return false;
  const rested = sql`${jobs.status} = 'failed' and ${jobs.runAfter} < now() - interval '15 minutes'`;
  const begun = await queueJob(db, exportId, 'repair', or(eq(jobs.status, 'done'), rested));
  wake();
  return begun;
}

/**
 * Queues the job of an export again, or anew when it was forgotten since it ended; one that is there only where `when`
 * holds. Whether it is queued now.
 */
export async function queueJob(db: Database, exportId: string, kind: JobKind, when?: SQL): Promise<boolean> {
  const queued = await db
    .insert(jobs)
    .values({ exportId, kind })
    .onConflictDoUpdate({ target: jobs.exportId, set: { ...FRESH, kind }, setWhere: when })
    .returning({ id: jobs.id });
  return queued.length > 0;
}

/** Whether storage has lost a file of the export. */
export async function lacksFiles({ db, storage }: ExportServices, exportId: string): Promise<boolean> {
  const kept = await db.select().from(files).where(eq(files.exportId, exportId));
  const there = await Promise.all(kept.map(({ storageKey }) => storage.has(storageKey)));
  return there.includes(false);
}

/** A job as it is queued for the first time. */
const FRESH = {
  status: 'queued',
  attempts: 0,
  losses: 0,
  leaseUntil: null,
  outageSince: null,
  lastError: null,
  runAfter: sql`now()`,
} as const;
