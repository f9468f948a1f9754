import 'server-only';
import { and, inArray, isNull, lt, sql } from 'drizzle-orm';
import { outbox } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';

/** Letters that belong to no account: nobody's leaving takes them away. */
const TEMPLATES = ['contact', 'contact-received', 'newsletter'];

/** Drops the letters of people without an account after the year that the privacy page promises. */
export async function forgetLetters(db: Database): Promise<void> {
  const old = lt(outbox.createdAt, sql`now() - interval '1 year'`);
  await db.delete(outbox).where(and(isNull(outbox.userId), inArray(outbox.template, TEMPLATES), old));
}
