import 'server-only';
import type { ExportTrouble } from '@/lib/db/schema';
import { AppError } from '@/lib/errors/app-error';
import { fail, succeed } from './end-export';
import { type HeldJob, LeaseLost, postponeJob, renewJob, returnJob } from './job';
import type { Renderer } from './renderer';
import type { ExportServices } from './services';
import { discardFiles, storeFiles } from './store-files';
import { loadWork, orderOf, report } from './work';

/** Seconds to wait before the attempt that follows a passing trouble. */
const WAITS = [1, 4, 15];
/** Past this an attempt counts as stuck. */
const ATTEMPT_SECONDS = 45;

export interface Workshop {
  readonly services: ExportServices;
  readonly renderer: Renderer;
  readonly leaseSeconds: number;
  /** The worker is closing: jobs are given back. */
  readonly closing: AbortSignal;
}

/**
 * Does a claimed job: draft, render, store, mail. It ends with the export ready and its credit captured, failed and
 * its credit released, or given back for another attempt. Whatever is written is written under the job's fence.
 */
export async function fulfil(workshop: Workshop, job: HeldJob): Promise<void> {
  const { closing } = workshop;
  const lease = keepLease(workshop, job);
  const signal = AbortSignal.any([lease.signal, closing, AbortSignal.timeout(ATTEMPT_SECONDS * 1000)]);
  try {
    await attempt(workshop, job, signal);
  } catch (error) {
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
  // Its workers died as often as it may be tried: something in it kills them.
  if (job.attempts > job.maxAttempts) throw new AppError('export-failed');
  const { db } = services;
  const work = await loadWork(db, job);
  await report(db, job, 'draft', 0);
  const onProgress = (done: number) => {
    report(db, job, 'render', 0.05 + 0.8 * done).catch(() => undefined);
  };
  const rendered = await renderer.render(orderOf(work, services.origins), { signal, onProgress });
  await report(db, job, 'store', 0.85);
  const stored = await storeFiles(services, job, rendered, signal);
  try {
    await report(db, job, 'mail', 0.95);
    await succeed(services, job, work, stored);
  } catch (error) {
    await discardFiles(services, stored);
    throw error;
  }
  services.wake();
}

async function settle({ services, closing }: Workshop, job: HeldJob, error: unknown): Promise<void> {
  const { db, log } = services;
  if (error instanceof LeaseLost) return log.info({ job: job.id }, 'export went to another worker');
  if (closing.aborted) return returnJob(db, job);
  log.warn({ job: job.id, attempt: job.attempts, err: error }, 'export attempt failed');
  const hopeless = error instanceof AppError || job.attempts >= job.maxAttempts;
  if (hopeless) return fail(services, job, troubleOf(error));
  const kind = error instanceof Error ? error.name : 'unknown';
  return postponeJob(db, job, WAITS[job.attempts - 1] ?? 15, kind);
}

function troubleOf(error: unknown): ExportTrouble {
  if (!(error instanceof AppError)) return { code: 'export-failed' };
  return { code: error.code, fields: error.fields, figures: error.figures };
}
