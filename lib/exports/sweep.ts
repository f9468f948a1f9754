import 'server-only';
import { eq, inArray, lt, lte, sql } from 'drizzle-orm';
import { files, jobs, outbox, rateLimits, revokedIdentities, storageRemovals } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import { isNotable } from '@/lib/log/notable';
import { startRepair } from './lost-files';
import type { ExportServices } from './services';

type Caretaker = Pick<ExportServices, 'db' | 'storage' | 'log' | 'wake'>;

/**
 * Removes what nobody may reach any more. Each object by itself: one that storage will not let go is asked for again
 * later and later, up to six hours, and holds up no other.
 */
export async function removeObjects(services: Caretaker): Promise<void> {
  for (;;) {
    const due = await services.db
      .select()
      .from(storageRemovals)
      .where(lte(storageRemovals.notBefore, sql`now()`))
      .orderBy(storageRemovals.notBefore)
      .limit(50);
    for (const removal of due) await removeObject(services, removal);
    if (due.length < 50) return;
  }
}

async function removeObject({ db, storage, log }: Caretaker, removal: typeof storageRemovals.$inferSelect) {
  const { storageKey } = removal;
  const own = eq(storageRemovals.storageKey, storageKey);
  try {
    await storage.remove(storageKey);
    await db.delete(storageRemovals).where(own);
  } catch (error) {
    const attempts = removal.attempts + 1;
    const notBefore = sql`now() + make_interval(mins => least(360, ${2 ** Math.min(attempts, 9)}))`;
    await db.update(storageRemovals).set({ attempts, notBefore }).where(own);
    if (isNotable(attempts)) log.error({ storageKey, attempts, err: error }, 'an object cannot be removed');
  }
}

/** How many files are looked for in one go. */
const CHECKED = 50;

/**
 * Looks whether the files that were not seen for a day are still in storage, and has those that are not made again.
 * Where most are missing it is the storage that is wrong, a disk not mounted perhaps: then nothing is made.
 */
export async function checkFiles(services: Caretaker): Promise<void> {
  const { db, storage, log } = services;
  const unseen = lt(files.checkedAt, sql`now() - interval '1 day'`);
  const due = await db.select().from(files).where(unseen).orderBy(files.checkedAt).limit(CHECKED);
  const lost = [];
  for (const file of due) if (!(await storage.has(file.storageKey))) lost.push(file);
  const ids = due.map(({ id }) => id);
  if (ids.length > 0) await db.update(files).set({ checkedAt: sql`now()` }).where(inArray(files.id, ids));
  if (lost.length === 0) return;
  log.error({ lost: lost.length, checked: due.length }, 'kept files are missing from storage');
  if (due.length === CHECKED && lost.length > CHECKED / 2) return;
  for (const exportId of new Set(lost.map((file) => file.exportId))) await startRepair(services, exportId);
}

/** How long an ended job is kept: its export says how it went, and a repair queues it anew. */
const JOB_DAYS = 30;
/** How many rows go in one statement, so that none holds up others or runs into the time a statement may take. */
const FORGOTTEN_AT_ONCE = 1_000;

/** Drops jobs that ended a month ago. */
export async function forgetJobs(db: Database): Promise<void> {
  const old = sql`${jobs.status} in ('done', 'failed')
    and ${jobs.runAfter} < now() - make_interval(days => ${JOB_DAYS})`;
  for (;;) {
    const due = db
      .select({ id: jobs.id })
      .from(jobs)
      .where(old)
      .orderBy(jobs.runAfter)
      .limit(FORGOTTEN_AT_ONCE);
    const gone = await db.delete(jobs).where(inArray(jobs.id, due)).returning({ id: jobs.id });
    if (gone.length < FORGOTTEN_AT_ONCE) return;
  }
}

/** Drops letters that were sent a month ago. */
export async function forgetSent(db: Database): Promise<void> {
  await db
    .delete(outbox)
    .where(sql`${outbox.status} = 'sent' and ${outbox.sentAt} < now() - interval '30 days'`);
}

/** Forgets who was deleted: tokens older than a day are refused anyway, so after two it need not be remembered. */
export async function forgetRevoked(db: Database): Promise<void> {
  await db.delete(revokedIdentities).where(sql`${revokedIdentities.revokedAt} < now() - interval '2 days'`);
}

/** Drops counters of limits whose time is over. */
export async function forgetLimits(db: Database): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, Date.now() - 3_600_000));
}
