import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storageRemovals } from '@/lib/db/schema';
import type { OpenDatabase } from '@/lib/db/types';
import type { Log } from '@/lib/log/log';
import { openTestDatabase } from '@/lib/testing/db/databases';
import { type TestExportServices, testExportServices } from '@/lib/testing/exports/services';
import { removeObjects } from './sweep';

describe('objects nobody may reach any more', () => {
  let opened: OpenDatabase;
  let services: TestExportServices;
  let told: number[];

  beforeAll(async () => {
    opened = await openTestDatabase();
  }, 60_000);
  afterAll(async () => {
    services.clear();
    await opened.close();
  });
  beforeEach(async () => {
    told = [];
    const log = { error: ({ attempts }: { attempts: number }) => told.push(attempts) } as unknown as Log;
    services = testExportServices(opened, { log });
    await opened.db.delete(storageRemovals);
  });

  const stubborn = 'exports/stubborn';
  const refusing = () => {
    const storage = {
      ...services.storage,
      remove: (key: string) =>
        key === stubborn ? Promise.reject(new Error('AccessDenied')) : services.storage.remove(key),
    };
    return { ...services, storage };
  };
  const left = async () => (await opened.db.select().from(storageRemovals)).map((row) => row.storageKey);

  it('are removed but for those that storage will not let go', async () => {
    const keys = Array.from({ length: 120 }, (_, i) => `exports/${String(i).padStart(3, '0')}`);
    for (const key of keys.slice(0, 3)) await services.storage.put(key, new Uint8Array(1), 'x');
    await opened.db.insert(storageRemovals).values([stubborn, ...keys].map((storageKey) => ({ storageKey })));
    await removeObjects(refusing());
    expect(await left()).toEqual([stubborn]);
    expect(await services.storage.has(keys[0] ?? '')).toBe(false);
  });

  it('are asked for again later and later, told less and less often, and go in the end', async () => {
    await opened.db.insert(storageRemovals).values({ storageKey: stubborn });
    for (let i = 0; i < 9; i++) {
      await removeObjects(refusing());
      // Not due again yet: asked at once, nothing is tried.
      await removeObjects(refusing());
      const [row] = await opened.db.select().from(storageRemovals);
      expect(row?.attempts).toBe(i + 1);
      await opened.db.update(storageRemovals).set({ notBefore: sql`now() - interval '1 second'` });
    }
    expect(told).toEqual([1, 2, 4, 8]);
    await removeObjects(services);
    expect(await left()).toEqual([]);
  });
});
