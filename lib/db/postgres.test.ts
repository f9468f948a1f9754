import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openOwnPostgres, testServerUrl } from '@/lib/testing/db/databases';
import { users } from './schema';

const url = testServerUrl();

describe.skipIf(!url)('a connection to PostgreSQL', () => {
  it('that breaks in the middle of a transaction fails that one alone', async () => {
    const opened = await openOwnPostgres(url as string);
    const { db } = opened;
    try {
      const broken = db.transaction(async (tx) => {
        await tx.insert(users).values({ tenant: 't', objectId: 'lost' });
        const [own] = await tx.select({ pid: sql<number>`pg_backend_pid()` }).from(users);
        await opened.query('select pg_terminate_backend($1::int)', [own?.pid]);
        // The word of its end arrives while nothing is asked of the connection.
        await new Promise((resolve) => setTimeout(resolve, 200));
        await tx.insert(users).values({ tenant: 't', objectId: 'late' });
      });
      await expect(broken).rejects.toThrow();
      expect(await db.select().from(users)).toEqual([]);
    } finally {
      await opened.close();
    }
  }, 30_000);
});
