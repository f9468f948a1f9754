import 'server-only';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { newsletterSubscribers, outbox } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import type { User } from './users';

/** Letters under no account that went to her address: what she wrote to us, and news. */
function toHer({ email }: User): SQL | undefined {
  return and(isNull(outbox.userId), eq(sql`lower(${outbox.recipient} ->> 'address')`, email.toLowerCase()));
}

/** What she left without signing in, known by her proven address: letters both ways, and whether she reads our news. */
export async function lettersOf(db: Database, user: User) {
  if (!user.email) return { letters: [], newsletter: [] };
  const { subject, text, createdAt, sentAt } = outbox;
  const letters = await db.select({ subject, text, createdAt, sentAt }).from(outbox).where(toHer(user));
  const { locale, confirmedAt, createdAt: left } = newsletterSubscribers;
  const newsletter = await db
    .select({ locale, confirmedAt, createdAt: left })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, user.email.toLowerCase()));
  return { letters, newsletter };
}

/** Erases them, within `tx`; of a letter to us also the copy that was brought to us, as long as it is kept here. */
export async function eraseLetters(tx: Database, user: User): Promise<void> {
  if (!user.email) return;
  const gone = await tx.delete(outbox).where(toHer(user)).returning({ key: outbox.dedupeKey });
  const copies = gone.map(({ key }) => key.replace(/^contact-received:/, 'contact:'));
  if (copies.length > 0)
    await tx.delete(outbox).where(and(isNull(outbox.userId), inArray(outbox.dedupeKey, copies)));
  await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, user.email.toLowerCase()));
}
