import 'server-only';
import { eq, sql } from 'drizzle-orm';
import { files, storageRemovals } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import { rowOf } from './end-export';
import { endJob, guardJob, type HeldJob } from './job';
import type { ExportServices } from './services';
import { ABANDONED_AFTER, keepFiles, type StoredFile } from './store-files';
import type { Work } from './work';

/** Puts what was made again in place of the lost files, only while the lease is ours. Links go on opening them. */
export async function replaceFiles(
  { db, log }: ExportServices,
  job: HeldJob,
  work: Work,
  stored: readonly StoredFile[],
): Promise<void> {
  const changed = await db.transaction(async (tx) => {
    await guardJob(tx, job);
    const before = await tx.select().from(files).where(eq(files.exportId, job.exportId));
    for (const file of stored) await replaceFile(tx, work, file);
    await keepFiles(tx, stored);
    // Those of them that were not lost, once nobody can be reading them any more.
    const old = before.map(({ storageKey }) => ({ storageKey, notBefore: ABANDONED_AFTER }));
    if (old.length > 0) await tx.insert(storageRemovals).values(old).onConflictDoNothing();
    await endJob(tx, job, 'done');
    return stored.filter(({ sha256 }) => !before.some((file) => file.sha256 === sha256)).length;
  });
  log.warn({ export: job.exportId, changed }, 'lost files were made again');
}

async function replaceFile(tx: Database, work: Work, file: StoredFile): Promise<void> {
  const { bytes, sha256, storageKey } = file;
  const set = { bytes, sha256, storageKey, checkedAt: sql`now()` };
  await tx
    .insert(files)
    .values(rowOf(work, file))
    .onConflictDoUpdate({ target: [files.exportId, files.format], set });
}
