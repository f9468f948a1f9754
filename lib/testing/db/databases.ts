import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { migrateEmbedded, wrap } from '@/lib/db/embedded';
import { MIGRATIONS } from '@/lib/db/migrate';
import { openPostgres } from '@/lib/db/postgres';
import type { OpenDatabase } from '@/lib/db/types';

interface TestEngine {
  readonly name: string;
  open(): Promise<OpenDatabase>;
}

/** The engines a test of the database runs on: always the embedded one, PostgreSQL where an address is given. */
export function testEngines(): TestEngine[] {
  const url = testServerUrl();
  const embedded = { name: 'embedded', open: openTestDatabase };
  return url ? [embedded, { name: 'postgres', open: () => openOwnPostgres(url) }] : [embedded];
}

/** Address of the PostgreSQL server for tests, where one is given. */
export function testServerUrl(): string | undefined {
  return process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL_TEST;
}

/** A fresh migrated database in memory, restored from a snapshot because initialising one takes seconds. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  if (!existsSync(snapshotPath())) await makeSnapshot(snapshotPath());
  return wrap(await PGlite.create({ loadDataDir: testSnapshot() }));
}

/** The snapshot from which test databases are restored, once one was opened. */
export function testSnapshot(): Blob {
  return new Blob([readFileSync(snapshotPath())]);
}

function snapshotPath() {
  const digest = createHash('sha256');
  for (const name of readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .sort()) {
    digest.update(name).update(readFileSync(join(MIGRATIONS, name)));
  }
  return join(
    process.cwd(),
    'node_modules/.cache/droitfil',
    `database-${digest.digest('hex').slice(0, 16)}.tar`,
  );
}

async function makeSnapshot(path: string) {
  const lite = await PGlite.create();
  await migrateEmbedded(wrap(lite));
  const dump = await lite.dumpDataDir('none');
  await lite.close();
  mkdirSync(join(path, '..'), { recursive: true });
  const part = `${path}.${randomBytes(4).toString('hex')}`;
  writeFileSync(part, Buffer.from(await dump.arrayBuffer()));
  renameSync(part, path);
}

/** A database of its own on the given server, dropped on close. */
export async function openOwnPostgres(url: string): Promise<OpenDatabase & { readonly url: string }> {
  const name = `droitfil_test_${randomBytes(6).toString('hex')}`;
  await administer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const opened = await openPostgres({ url: own.href, connections: 10 });
  const close = async () => {
    await opened.close();
    await administer(url, `drop database ${name} with (force)`);
  };
  return { ...opened, url: own.href, close };
}

async function administer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
