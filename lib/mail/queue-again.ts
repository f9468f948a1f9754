import 'server-only';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { outbox } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';

/** A mail that was put aside, without its words and whom it was for. */
interface FailedMail {
  readonly id: string;
  readonly template: string;
  readonly attempts: number;
  readonly trouble: string;
  readonly queuedAt: Date;
}

/** The mails put aside as failed, oldest first. */
export async function failedMails(db: Database): Promise<FailedMail[]> {
  const { id, template, attempts, lastError, queuedAt } = outbox;
  const rows = await db
    .select({ id, template, attempts, lastError, queuedAt })
    .from(outbox)
    .where(eq(outbox.status, 'failed'))
    .orderBy(outbox.queuedAt);
  return rows.map(({ lastError: trouble, ...row }) => ({ ...row, trouble: trouble ?? '' }));
}

/** Puts failed mails in the queue again as if they were new, all of them or those of `ids`. How many they were. */
export async function queueAgain(db: Database, ids?: readonly string[]): Promise<number> {
  const failed = eq(outbox.status, 'failed');
  const fresh = {
    status: 'queued',
    attempts: 0,
    refusals: 0,
    queuedAt: sql`now()`,
    nextAt: sql`now()`,
  } as const;
  const queued = await db
    .update(outbox)
    .set(fresh)
    .where(ids ? and(failed, inArray(outbox.id, [...ids])) : failed)
    .returning({ id: outbox.id });
  return queued.length;
}
