import 'server-only';
import { eq } from 'drizzle-orm';
import { secrets } from './schema';
import type { Database } from './types';

/**
 * The secret that every process on this database shares under `name`; `made` becomes it when there was none yet. So a
 * link signed by one machine opens on all of them.
 */
export async function sharedSecret(db: Database, name: string, made: string): Promise<string> {
  await db.insert(secrets).values({ name, value: made }).onConflictDoNothing();
  const [kept] = await db.select().from(secrets).where(eq(secrets.name, name));
  return kept?.value ?? made;
}
