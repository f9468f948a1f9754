import 'server-only';
import { and, eq, or, sql } from 'drizzle-orm';
import { files, jobs, patternExports } from '@/lib/db/schema';
import type { ExportServices } from './services';

/**
 * Has the files of a finished export made again because storage lost one: the same order gives the same bytes. It
 * costs nothing and sends nothing; the export stays ready. Nothing happens while that is under way already, or within
 * a quarter of an hour of a try that failed. Whether a repair began.
 */
export async function startRepair({ db, wake }: Pick<ExportServices, 'db' | 'wake'>, exportId: string) {
  const ready = sql`exists (select 1 from ${patternExports}
    where ${patternExports.id} = ${jobs.exportId} and ${patternExports.status} = 'ready')`;
  const rested = sql`${jobs.status} = 'failed' and ${jobs.runAfter} < now() - interval '15 minutes'`;
  const idle = or(eq(jobs.status, 'done'), rested);
  const begun = await db
    .update(jobs)
    .set({ ...FRESH, kind: 'repair' })
    .where(and(eq(jobs.exportId, exportId), idle, ready))
    .returning({ id: jobs.id });
  wake();
  return begun.length > 0;
}

/** Whether storage has lost a file of the export. */
export async function lacksFiles({ db, storage }: ExportServices, exportId: string): Promise<boolean> {
  const kept = await db.select().from(files).where(eq(files.exportId, exportId));
  const there = await Promise.all(kept.map(({ storageKey }) => storage.has(storageKey)));
  return there.includes(false);
}

/** A job as it is queued for the first time. */
export const FRESH = {
  status: 'queued',
  attempts: 0,
  losses: 0,
  leaseUntil: null,
  outageSince: null,
  lastError: null,
  runAfter: sql`now()`,
} as const;
