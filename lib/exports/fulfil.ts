import 'server-only';
import type { ExportTrouble } from '@/lib/db/schema';
import { AppError } from '@/lib/errors/app-error';
import { isOutage } from '@/lib/errors/outage';
import { count, time } from '@/lib/metrics/counts';
import { fail, succeed } from './end-export';
import { createExclusiveWork, type ExclusiveWork } from './exclusive-work';
import { awaitOutage, type HeldJob, LeaseLost, postponeJob, renewJob, returnJob } from './job';
import type { Renderer } from './renderer';
import { replaceFiles } from './replace-files';
import type { ExportServices } from './services';
import { discardFiles, StorageTrouble, type StoredFile, storeFiles } from './store-files';
import { loadWork, orderOf, report, type Work } from './work';

/** Seconds to wait before the attempt that follows a passing trouble. */
const WAITS = [1, 4, 15];
/** Past this an attempt counts as stuck. */
const ATTEMPT_SECONDS = 45;
/** So often may a worker die with a job before it counts as the job's doing. */
const MOST_LOSSES = 6;
/** A job that lost this many workers is done by itself, so that it takes no other with it. */
const SUSPECT_LOSSES = 2;
/** So long is waited for something we depend on, from the first time it was away. */
const PATIENCE_SECONDS = 15 * 60;

export interface Workshop {
  readonly services: ExportServices;
  readonly renderer: Renderer;
  readonly leaseSeconds: number;
  /** The worker is closing: jobs are given back. */
  readonly closing: AbortSignal;
  /** Who works beside whom in this process; unset for a single worker. */
  readonly alone?: ExclusiveWork;
}

/**
 * Does a claimed job: draft, render, store, mail. It ends with the export ready and its credit captured, failed and
 * its credit released, or given back for another attempt. Whatever is written is written under the job's fence.
 */
export async function fulfil(workshop: Workshop, job: HeldJob): Promise<void> {
  const { closing, alone = createExclusiveWork() } = workshop;
  const lease = keepLease(workshop, job);
  const begun = performance.now();
  const note = (outcome: string) => {
    count('droitfil_exports_total', { kind: job.kind, outcome });
    time('droitfil_export_seconds', { outcome }, (performance.now() - begun) / 1000);
  };
  try {
    await alone.during(job.losses >= SUSPECT_LOSSES, () => {
      const limits = [lease.signal, closing, AbortSignal.timeout(ATTEMPT_SECONDS * 1000)];
      return attempt(workshop, job, AbortSignal.any(limits));
    });
    note('done');
  } catch (error) {
    note('troubled');
    await settle(workshop, job, lease.signal.aborted ? lease.signal.reason : error);
  } finally {
    lease.stop();
  }
}

function keepLease({ services: { db }, leaseSeconds }: Workshop, job: HeldJob) {
  const lost = new AbortController();
  const renew = async () => {
    const ours = await renewJob(db, job, leaseSeconds);
    if (!ours) lost.abort(new LeaseLost('Another worker has this job.'));
  };
  // A renewal that cannot be written leaves the lease as it was; the next may reach the database again.
  const timer = setInterval(() => renew().catch(() => undefined), (leaseSeconds * 1000) / 3);
  return { signal: lost.signal, stop: () => clearInterval(timer) };
}

async function attempt({ services, renderer }: Workshop, job: HeldJob, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  if (job.losses > MOST_LOSSES) throw new AppError('export-failed');
  const { db } = services;
  const work = await loadWork(db, job);
  if (job.outageSince) await storageIsBack(services);
  await report(db, job, 'draft', 0);
  const onProgress = (done: number) => {
    report(db, job, 'render', 0.05 + 0.8 * done).catch(() => undefined);
  };
  const rendered = await renderer.render(orderOf(work, services.origins), { signal, onProgress });
  await report(db, job, 'store', 0.85);
  const stored = await storeFiles(services, job, rendered, signal);
  await deliver(services, job, work, stored);
  services.wake();
}

/** Nothing is drawn as long as it could not be kept. */
async function storageIsBack({ storage }: ExportServices): Promise<void> {
  await storage.check().catch((cause) => {
    throw new StorageTrouble('Storage is still away.', { cause });
  });
}

/**
 * Hands over what was stored. An error does not say that nothing was written: a commit whose answer is lost holds. So
 * the files stay, noted for removal unless that commit took the note away. Only a lease we saw lost is certain.
 */
async function deliver(
  services: ExportServices,
  job: HeldJob,
  work: Work,
  stored: readonly StoredFile[],
): Promise<void> {
  try {
    if (job.kind === 'repair') return await replaceFiles(services, job, work, stored);
    await report(services.db, job, 'mail', 0.95);
    await succeed(services, job, work, stored);
  } catch (error) {
    if (error instanceof LeaseLost) await discardFiles(services, stored);
    throw error;
  }
}

async function settle({ services, closing }: Workshop, job: HeldJob, error: unknown): Promise<void> {
  const { db, log } = services;
  if (error instanceof LeaseLost) return log.info({ job: job.id }, 'export went to another worker');
  if (closing.aborted) return returnJob(db, job);
  const kind = error instanceof Error ? error.name : 'unknown';
  const waited = secondsSince(job.outageSince);
  if (isAway(error) && waited < PATIENCE_SECONDS) {
    log.warn({ job: job.id, waited, err: error }, 'export waits for what is away');
    return awaitOutage(db, job, Math.min(30, Math.max(1, waited / 2)), kind);
  }
  log.warn({ job: job.id, attempt: job.attempts + 1, err: error }, 'export attempt failed');
  const hopeless = error instanceof AppError || isAway(error) || job.attempts + 1 >= job.maxAttempts;
  if (hopeless) return fail(services, job, troubleOf(error));
  return postponeJob(db, job, WAITS[job.attempts] ?? 15, kind);
}

function isAway(error: unknown): boolean {
  return error instanceof StorageTrouble || isOutage(error);
}

function secondsSince(moment: Date | null): number {
  return moment ? Math.max(0, Math.round((Date.now() - moment.getTime()) / 1000)) : 0;
}

function troubleOf(error: unknown): ExportTrouble {
  if (!(error instanceof AppError)) return { code: 'export-failed' };
  return { code: error.code, fields: error.fields, figures: error.figures };
}
