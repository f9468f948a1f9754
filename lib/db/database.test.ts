import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '@/lib/testing/db/databases';
import { only } from './only';
import { users, wearers } from './schema';
import type { OpenDatabase } from './types';

describe.each(testEngines())('the database on $name', ({ open }) => {
  let opened: OpenDatabase;

  beforeAll(async () => {
    opened = await open();
  }, 60_000);
  afterAll(() => opened.close());

  it('keeps a person and what belongs to her', async () => {
    const { db } = opened;
    const user = only(await db.insert(users).values({ tenant: 't', objectId: 'o' }).returning());
    await db.insert(wearers).values({ userId: user.id, name: 'Ève', measured: { stature: 168.5 } });
    const [kept] = await db.select().from(wearers).where(eq(wearers.userId, user.id));
    expect(kept).toMatchObject({ name: 'Ève', gender: 'woman', measured: { stature: 168.5 }, version: 1 });
    expect(kept?.createdAt).toBeInstanceOf(Date);
  });

  it('takes one account for an identity', async () => {
    const { db } = opened;
    const again = db.insert(users).values({ tenant: 't', objectId: 'o' });
    await expect(again).rejects.toThrow();
  });

  it('removes everything of a person with her', async () => {
    const { db } = opened;
    await db.delete(users);
    expect(await db.select().from(wearers)).toEqual([]);
  });

  it('undoes a transaction that throws', async () => {
    const { db } = opened;
    const attempt = db.transaction(async (tx) => {
      await tx.insert(users).values({ tenant: 't', objectId: 'undone' });
      throw new Error('stop');
    });
    await expect(attempt).rejects.toThrow('stop');
    expect(await db.select().from(users)).toEqual([]);
  });

  it('answers plain SQL with rows and a count', async () => {
    const answer = await opened.query('select $1::int + 1 as sum', [2]);
    expect(answer).toEqual({ rows: [{ sum: 3 }], rowCount: 1 });
  });
});
