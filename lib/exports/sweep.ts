import 'server-only';
import { eq, lt, sql } from 'drizzle-orm';
import { outbox, rateLimits, revokedIdentities, storageRemovals } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import type { Storage } from '@/lib/storage/storage';

/** What the scheduler clears away. Safe to run anywhere, any number of times. */
export async function sweep(db: Database, storage: Storage): Promise<void> {
  await removeObjects(db, storage);
  await db
    .delete(outbox)
    .where(sql`${outbox.status} = 'sent' and ${outbox.sentAt} < now() - interval '30 days'`);
  // Tokens older than a day are refused anyway, so after two the deletion need not be remembered.
  await db.delete(revokedIdentities).where(sql`${revokedIdentities.revokedAt} < now() - interval '2 days'`);
  await db.delete(rateLimits).where(lt(rateLimits.expire, Date.now() - 3_600_000));
}

async function removeObjects(db: Database, storage: Storage) {
  for (;;) {
    const due = await db
      .select()
      .from(storageRemovals)
      .where(lt(storageRemovals.notBefore, sql`now()`))
      .limit(50);
    for (const { storageKey } of due) {
      await storage.remove(storageKey);
      await db.delete(storageRemovals).where(eq(storageRemovals.storageKey, storageKey));
    }
    if (due.length < 50) return;
  }
}
