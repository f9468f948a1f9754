import 'server-only';
import { eq } from 'drizzle-orm';
import { asLocale } from '@/lib/accounts/locale';
import { type ExportStep, patternExports, patterns } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import { siteUrl } from '@/lib/env/site-url';
import { asUnit } from '@/lib/measurements/inches';
import { guardJob, type HeldJob, LeaseLost } from './job';
import type { ExportOrder } from './order';
import type { ExportServices } from './services';

/** What a job is about. */
export interface Work {
  readonly export: typeof patternExports.$inferSelect;
  readonly pattern: typeof patterns.$inferSelect;
}

/** Reads what `job` is about; LeaseLost when its owner deleted it meanwhile. */
export async function loadWork(db: Database, job: HeldJob): Promise<Work> {
  const [work] = await db
    .select({ export: patternExports, pattern: patterns })
    .from(patternExports)
    .innerJoin(patterns, eq(patterns.id, patternExports.patternId))
    .where(eq(patternExports.id, job.exportId));
  if (!work) throw new LeaseLost('The export was deleted.');
  return work;
}

/** The order as the renderer takes it. */
export function orderOf({ export: asked, pattern }: Work, origins: ExportServices['origins']): ExportOrder {
  const { choices, body, corrections, name: patternName, wearerName: wearer, code, createdAt } = pattern;
  const seen = pattern.look === null ? {} : { look: pattern.look };
  const date = createdAt.toISOString().slice(0, 10);
  const locale = asLocale(asked.locale);
  const link = siteUrl(origins, locale, `/create?code=${code}`);
  const sewLink = siteUrl(origins, locale, `/sew?code=${code}`);
  const unit = asUnit(asked.unit);
  return {
    choices,
    body,
    corrections,
    locale,
    unit,
    patternName,
    wearer,
    code,
    date,
    link,
    sewLink,
    ...seen,
  };
}

/** Shows where the work is, as long as the lease is ours. A repair shows nothing: its export stays ready. */
export async function report(db: Database, job: HeldJob, step: ExportStep, progress: number): Promise<void> {
  if (job.kind === 'repair') return;
  await db.transaction(async (tx) => {
    await guardJob(tx, job);
    const state = { status: 'running', step, progress } as const;
    await tx.update(patternExports).set(state).where(eq(patternExports.id, job.exportId));
  });
}
