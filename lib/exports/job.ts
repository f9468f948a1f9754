import 'server-only';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type JobKind, jobs } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';

/** A job as one worker holds it: the fence tells its lease from every other. */
export interface HeldJob {
  readonly id: string;
  readonly exportId: string;
  readonly kind: JobKind;
  readonly fence: number;
  /** How often it failed before. */
  readonly attempts: number;
  readonly maxAttempts: number;
  /** How often a worker died with it. */
  readonly losses: number;
  /** Since when it waits for something we depend on. */
  readonly outageSince: Date | null;
}

/** The lease ended or went to another worker: nothing of this attempt may be written. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** So often at most a process that finds work looks for what others let go. */
const LOST_EVERY_MS = 1_000;
const looked = new WeakMap<Database, number>();

/** Takes the job that has waited longest; undefined when none is due. */
export async function claimJob(db: Database, leaseSeconds: number): Promise<HeldJob | undefined> {
  const job = await takeDue(db, leaseSeconds);
  const lately = Date.now() - (looked.get(db) ?? 0) < LOST_EVERY_MS;
  if (job && lately) return job;
  looked.set(db, Date.now());
  const lost = await requeueLost(db);
  return job ?? (lost ? takeDue(db, leaseSeconds) : undefined);
}

async function takeDue(db: Database, leaseSeconds: number): Promise<HeldJob | undefined> {
  const due = sql`(select ${jobs.id} from ${jobs}
    where ${jobs.status} = 'queued' and ${jobs.runAfter} <= now()
    order by ${jobs.runAfter} limit 1 for update skip locked)`;
  const [row] = await db
    .update(jobs)
    .set({ status: 'running', fence: sql`${jobs.fence} + 1`, leaseUntil: inSeconds(leaseSeconds) })
    .where(sql`${jobs.id} = ${due}`)
    .returning();
  return row;
}

/**
 * Puts back what a worker let its lease run out on. It may have died of the job, or of something else: so each time the
 * job waits longer, and those who do it look at how often that was. Whether there was any.
 */
async function requeueLost(db: Database): Promise<boolean> {
  const lost = sql`${jobs.id} in (select ${jobs.id} from ${jobs}
    where ${jobs.status} = 'running' and ${jobs.leaseUntil} < now()
    order by ${jobs.leaseUntil} limit 20 for update skip locked)`;
  const back = await db
    .update(jobs)
    .set({
      status: 'queued',
      leaseUntil: null,
      losses: sql`${jobs.losses} + 1`,
      runAfter: sql`now() + make_interval(secs => least(30, ${jobs.losses} * ${jobs.losses}))`,
    })
    .where(lost)
    .returning({ id: jobs.id });
  return back.length > 0;
}

/** Holds on to a job for another lease; false when it is no longer ours. */
export async function renewJob(db: Database, job: HeldJob, leaseSeconds: number): Promise<boolean> {
  const rows = await db
    .update(jobs)
    .set({ leaseUntil: inSeconds(leaseSeconds) })
    .where(held(job))
    .returning({ id: jobs.id });
  return rows.length > 0;
}

/** Locks the job within `tx`; throws LeaseLost unless it is still ours, so that a late worker writes nothing. */
export async function guardJob(tx: Database, job: HeldJob): Promise<void> {
  const [row] = await tx.select({ id: jobs.id }).from(jobs).where(held(job)).for('update');
  if (!row) throw new LeaseLost('The lease of this job is over.');
}

/** Ends the job within `tx`, after `guardJob`. */
export async function endJob(tx: Database, job: HeldJob, status: 'done' | 'failed', lastError?: string) {
  await tx
    .update(jobs)
    .set({ status, lastError, leaseUntil: null, outageSince: null })
    .where(eq(jobs.id, job.id));
}

/** Gives the job back to be tried again after `seconds`, because it failed; nothing happens when it is no longer ours. */
export async function postponeJob(db: Database, job: HeldJob, seconds: number, lastError: string) {
  const attempts = sql`${jobs.attempts} + 1`;
  await giveBack(db, job, { attempts, outageSince: null, runAfter: inSeconds(seconds), lastError });
}

/** As `postponeJob`, because something we depend on is away: that is no failure of the job. */
export async function awaitOutage(db: Database, job: HeldJob, seconds: number, lastError: string) {
  const outageSince = sql`coalesce(${jobs.outageSince}, now())`;
  await giveBack(db, job, { outageSince, runAfter: inSeconds(seconds), lastError });
}

/** Gives the job back as if it had not been taken: the worker is closing. */
export async function returnJob(db: Database, job: HeldJob) {
  await giveBack(db, job, {});
}

async function giveBack(db: Database, job: HeldJob, changes: Record<string, SQL | string | null>) {
  await db
    .update(jobs)
    .set({ status: 'queued', leaseUntil: null, ...changes })
    .where(held(job));
}

function held({ id, fence }: HeldJob) {
  return and(
    eq(jobs.id, id),
    eq(jobs.fence, fence),
    eq(jobs.status, 'running'),
    sql`${jobs.leaseUntil} > now()`,
  );
}

function inSeconds(seconds: number) {
  return sql`now() + make_interval(secs => ${seconds})`;
}
