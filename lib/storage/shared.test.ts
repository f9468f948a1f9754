import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedSecret } from '@/lib/db/shared-secret';
import type { OpenDatabase } from '@/lib/db/types';
import { readConfig } from '@/lib/env/config';
import { testEngines } from '@/lib/testing/db/databases';
import { claimFolder } from './one-folder';

describe.each(testEngines())('machines on one database, on $name', ({ open }) => {
  let opened: OpenDatabase;
  const [one, two] = ['one', 'two'].map((name) => mkdtempSync(join(tmpdir(), `droitfil-${name}-`)));

  beforeAll(async () => {
    opened = await open();
  }, 60_000);
  afterAll(async () => {
    await opened.close();
    for (const dir of [one, two]) rmSync(dir ?? '', { recursive: true });
  });

  it('share the secret of whoever came first', async () => {
    const asked = Array.from({ length: 8 }, (_, i) => sharedSecret(opened.db, 'links', `made by ${i}`));
    expect(new Set(await Promise.all(asked)).size).toBe(1);
  });

  it('keep files in one folder, or do not start', async () => {
    await claimFolder(opened.db, one ?? '');
    await claimFolder(opened.db, one ?? '');
    await expect(claimFolder(opened.db, two ?? '')).rejects.toThrow(/S3_BUCKET/);
  });
});

describe('the settings of links and of closing', () => {
  const [old, next] = ['o'.repeat(32), 'n'.repeat(32)];

  it('take several secrets, the one to sign with first', () => {
    expect(readConfig({ LINK_SECRET: old }).linkSecrets).toEqual([old]);
    expect(readConfig({ LINK_SECRET: `${next}, ${old}` }).linkSecrets).toEqual([next, old]);
    expect(readConfig({}).linkSecrets).toBeUndefined();
    for (const wrong of ['short', `${next},`])
      expect(() => readConfig({ LINK_SECRET: wrong })).toThrow(/LINK_SECRET/);
  });

  it('let a site behind a balancer be noticed before it closes, and one on its own close at once', () => {
    expect(readConfig({}).drainSeconds).toBe(0);
    expect(readConfig({ DATABASE_URL: 'postgres://h/d' }).drainSeconds).toBe(5);
    expect(readConfig({ DATABASE_URL: 'postgres://h/d', DRAIN_SECONDS: '0' }).drainSeconds).toBe(0);
  });
});
