import 'server-only';
import { and, eq } from 'drizzle-orm';
import { found, isId } from '@/lib/accounts/ownership';
import type { User } from '@/lib/accounts/users';
import { files, patternExports, patterns, users } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import { AppError } from '@/lib/errors/app-error';
import { chargeOf } from './end-export';
import { lacksFiles, queueJob, startRepair } from './lost-files';
import { queueReadyMail } from './ready-mail';
import type { ExportServices } from './services';
import { refuseTwin } from './twin';
import { findExport } from './views';
import type { Work } from './work';

/**
 * Starts a failed export again, reserving anew, and has the lost files of a ready one made again for nothing;
 * `export-not-failed` when it is neither, `pattern-exists` when the same was made meanwhile, `not-found` when not her own.
 */
export async function retryExport(services: ExportServices, user: User, exportId: string): Promise<void> {
  const { status } = await findExport(services, user, exportId);
  if (status === 'ready' && (await lacksFiles(services, exportId))) {
    await startRepair(services, exportId);
    return;
  }
  await services.db.transaction(async (tx) => {
    const { export: order, pattern } = await lockOwn(tx, user, exportId);
    if (order.status !== 'failed') throw new AppError('export-not-failed');
    if (!order.again) await refuseTwin(tx, user.id, pattern, order.id);
    const tries = order.tries + 1;
    const fresh = {
      status: 'pending',
      step: 'draft',
      progress: 0,
      trouble: null,
      finishedAt: null,
      tries,
    } as const;
    await tx.update(patternExports).set(fresh).where(eq(patternExports.id, order.id));
    await services.credits.reserve(tx, chargeOf({ export: { ...order, tries }, pattern }));
    await queueJob(tx, order.id, 'deliver');
  });
  services.wake();
}

/** Sends the mail of a finished export once more; `export-not-ready` before, `not-found` when not her own. */
export async function resendExport(services: ExportServices, user: User, exportId: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const { owner, ...work } = await lockOwn(tx, user, exportId);
    if (work.export.status !== 'ready') throw new AppError('export-not-ready');
    if (!owner.email) throw new AppError('email-required', { fields: ['email'] });
    const resent = work.export.resent + 1;
    await tx.update(patternExports).set({ resent }).where(eq(patternExports.id, exportId));
    const kept = await tx.select().from(files).where(eq(files.exportId, exportId));
    const dedupeKey = `export-ready:${exportId}:${resent}`;
    await queueReadyMail(tx, services, { user: owner, ...work, files: kept, dedupeKey });
  });
  services.wake();
}

async function lockOwn(
  tx: Database,
  { id }: User,
  exportId: string,
): Promise<Work & { readonly owner: User }> {
  const [owner] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  const [work] = isId(exportId)
    ? await tx
        .select({ export: patternExports, pattern: patterns })
        .from(patternExports)
        .innerJoin(patterns, eq(patterns.id, patternExports.patternId))
        .where(and(eq(patternExports.id, exportId), eq(patternExports.userId, id)))
    : [];
  return { owner: found(owner), ...found(work) };
}
