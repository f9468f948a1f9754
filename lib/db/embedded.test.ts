import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, testSnapshot } from '@/lib/testing/db/databases';
import { openEmbedded } from './embedded';
import { users } from './schema';

describe('the first start of an embedded database', () => {
  const dir = mkdtempSync(join(tmpdir(), 'droitfil-first-'));
  const [made, data] = [join(dir, 'made'), join(dir, 'data', 'database')];

  beforeAll(async () => {
    // As the build leaves it, from the snapshot of the tests: making one takes seconds.
    const memory = await openTestDatabase();
    await memory.close();
    const lite = await PGlite.create({ dataDir: made, loadDataDir: testSnapshot() });
    await lite.close();
  }, 60_000);
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  it('takes the one the build made, once, and leaves that as it was', async () => {
    const first = await openEmbedded(data, made);
    await first.db.insert(users).values({ tenant: 't', objectId: 'first' });
    await first.close();
    const again = await openEmbedded(data, made);
    expect(await again.db.$count(users)).toBe(1);
    await again.close();
    rmSync(data, { recursive: true });
    // What an earlier copy left half done is no database.
    writeFileSync(`${data}.part`, 'half');
    const fresh = await openEmbedded(data, made);
    expect(await fresh.db.$count(users)).toBe(0);
    await fresh.close();
    expect(existsSync(`${data}.part`)).toBe(false);
  }, 60_000);
});
