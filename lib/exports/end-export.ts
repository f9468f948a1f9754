import 'server-only';
import { eq, sql } from 'drizzle-orm';
import { type ExportTrouble, files, patternExports, users } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import { fileName } from './file-name';
import { endJob, guardJob, type HeldJob, LeaseLost } from './job';
import { queueReadyMail } from './ready-mail';
import type { ExportServices } from './services';
import { keepFiles, type StoredFile } from './store-files';
import { loadWork, type Work } from './work';

/** Makes the export ready: files, mail, credit and state change together, and only while the lease is ours. */
export async function succeed(
  services: ExportServices,
  job: HeldJob,
  work: Work,
  stored: readonly StoredFile[],
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const user = await lockOwner(tx, work);
    await guardJob(tx, job);
    const kept = await tx
      .insert(files)
      .values(stored.map((file) => rowOf(work, file)))
      .returning();
    await keepFiles(tx, stored);
    await queueReadyMail(tx, services, {
      user,
      ...work,
      files: kept,
      dedupeKey: `export-ready:${work.export.id}`,
    });
    await services.credits.capture(tx, chargeOf(work));
    await tx
      .update(patternExports)
      .set({ status: 'ready', step: 'done', progress: 1, trouble: null, finishedAt: sql`now()` })
      .where(eq(patternExports.id, work.export.id));
    await endJob(tx, job, 'done');
  });
}

/** Makes the export failed and gives its credit back, only while the lease is ours; one being repaired stays ready. */
export async function fail(services: ExportServices, job: HeldJob, trouble: ExportTrouble): Promise<void> {
  if (job.kind === 'repair')
    services.log.error({ export: job.exportId }, 'lost files could not be made again');
  await services.db.transaction(async (tx) => {
    const work = await loadWork(tx, job);
    await lockOwner(tx, work);
    await guardJob(tx, job);
    if (job.kind === 'repair') return endJob(tx, job, 'failed', trouble.code);
    await services.credits.release(tx, chargeOf(work));
    await tx
      .update(patternExports)
      .set({ status: 'failed', trouble, finishedAt: sql`now()` })
      .where(eq(patternExports.id, work.export.id));
    await endJob(tx, job, 'failed', trouble.code);
  });
}

// Owner before job, here and wherever both are locked, so that two transactions never wait for one another.
async function lockOwner(tx: Database, work: Work) {
  const [user] = await tx.select().from(users).where(eq(users.id, work.export.userId)).for('update');
  if (!user) throw new LeaseLost('The account was deleted.');
  return user;
}

/** What the credits are told of an export. */
export function chargeOf({ export: { userId, id, tries }, pattern: { choices } }: Work) {
  return { userId, exportId: id, tries, choices };
}

/** A stored file as the row of its export. */
export function rowOf(work: Work, { extension, ...file }: StoredFile): typeof files.$inferInsert {
  const { userId, id: exportId } = work.export;
  return { ...file, userId, exportId, name: fileName(work.pattern.name, file.format, extension) };
}
