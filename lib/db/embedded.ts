import 'server-only';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { takeLock } from './lock-file';
import { MIGRATIONS } from './migrate';
import * as schema from './schema';
import type { OpenDatabase } from './types';

/**
 * Opens and migrates the embedded PostgreSQL kept in `dir`, for one process only. Where there is none yet it begins as a
 * copy of `made`, if the build left one: that takes a fraction of the time and memory of making one.
 * Throws LockedError at once when another process has it open.
 */
export async function openEmbedded(dir: string, made?: string): Promise<OpenDatabase> {
  mkdirSync(dirname(dir), { recursive: true });
  const lock = takeLock(`${dir}.lock`, stopAtOnce);
  try {
    if (made && !existsSync(dir) && existsSync(made)) copyWhole(made, dir);
    const opened = wrap(await PGlite.create({ dataDir: dir }));
    await migrateEmbedded(opened);
    return { ...opened, close: () => opened.close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Whole or not at all: a process that ends in the middle leaves no half of a database. */
function copyWhole(from: string, to: string): void {
  const part = `${to}.part`;
  rmSync(part, { recursive: true, force: true });
  cpSync(from, part, { recursive: true });
  renameSync(part, to);
}

/** Two processes on one folder lose rows without a word: the one that was taken for dead writes nothing more. */
function stopAtOnce(): never {
  process.stderr.write(
    'Droitfil stops: another process took over the embedded database while this one stood still.\n',
  );
  process.exit(1);
}

/** The same face on an embedded database as on PostgreSQL. */
export function wrap(lite: PGlite): OpenDatabase {
  return {
    engine: 'embedded',
    db: drizzle({ client: lite, schema, casing: 'snake_case' }),
    async query(text, values = []) {
      const result = await lite.query<Record<string, unknown>>(text, [...values]);
      return { rows: result.rows, rowCount: result.affectedRows || result.rows.length };
    },
    listen: () => async () => {},
    connections: () => ({ open: 1, idle: 1, waiting: 0 }),
    close: () => lite.close(),
  };
}

/** Brings the tables up to date. */
export async function migrateEmbedded({ db }: OpenDatabase): Promise<void> {
  await migrate(db as unknown as Parameters<typeof migrate>[0], { migrationsFolder: MIGRATIONS });
}
