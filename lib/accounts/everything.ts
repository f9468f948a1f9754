import 'server-only';
import { and, eq, ne } from 'drizzle-orm';
import {
  creditMoves,
  files,
  fitCorrections,
  invoices,
  outbox,
  patternExports,
  patterns,
  payments,
  subscriptions,
  wearers,
} from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import { lettersOf } from './letters';
import { profileOf, type User } from './users';

/** All that is kept under her id, table by table, as plain data; files by name, to be fetched from her account. */
export async function everythingOf(
  { db }: { readonly db: Database },
  user: User,
): Promise<Record<string, unknown>> {
  const { id, tenant, objectId, locale, createdAt } = user;
  const mails = db
    .select({ subject: outbox.subject, text: outbox.text, sentAt: outbox.sentAt })
    .from(outbox)
    // The letter that proves an address proves nothing once it can be read elsewhere.
    .where(and(eq(outbox.userId, id), ne(outbox.template, 'email-change')));
  const kept = db
    .select({ name: files.name, bytes: files.bytes, createdAt: files.createdAt })
    .from(files)
    .where(eq(files.userId, id));
  return {
    user: { ...(await profileOf(db, user)), tenant, objectId, locale, createdAt },
    wearers: await db.select().from(wearers).where(eq(wearers.userId, id)),
    fit: await db.select().from(fitCorrections).where(eq(fitCorrections.userId, id)),
    patterns: await db.select().from(patterns).where(eq(patterns.userId, id)),
    exports: await db.select().from(patternExports).where(eq(patternExports.userId, id)),
    files: await kept,
    mails: await mails,
    subscription: await db.select().from(subscriptions).where(eq(subscriptions.userId, id)),
    credits: await db.select().from(creditMoves).where(eq(creditMoves.userId, id)),
    payments: await db.select().from(payments).where(eq(payments.userId, id)),
    ...(await lettersOf(db, user)),
    invoices: await db.select().from(invoices).where(eq(invoices.userId, id)),
  };
}
