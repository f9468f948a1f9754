import 'server-only';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { inArray, lt, sql } from 'drizzle-orm';
import { builtFiles, storageRemovals } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import type { ExportServices } from '@/lib/exports/services';
import { contentTypeOf, PREFIX } from './content-type';

type Keeper = Pick<ExportServices, 'db' | 'storage'>;

/** How long the files of a build are kept after a process of it started last, or said that it still runs. */
const DAYS = 30;
const AT_ONCE = 8;

/**
 * Keeps the scripts and styles of the build in `dist` where every machine reaches them: during a deploy, a page of one
 * build asks machines that run another for them, and a browser or a shared cache holds on to old pages. What is there
 * already is only noted as still in use. Rejects when storage or database are away.
 */
export async function keepBuiltFiles({ db, storage }: Keeper, dist: string): Promise<void> {
  const root = join(dist, 'static');
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
    .map((entry) => join(entry.parentPath, entry.name));
  const all = files.map((file) => ({
    file,
    path:
      PREFIX +
      file
        .slice(root.length + 1)
        .split(sep)
        .join('/'),
  }));
  const paths = all.map(({ path }) => path);
  const touched = await touch(db, paths);
  const fresh = all.filter(({ path }) => contentTypeOf(path) && !touched.has(path));
  for (let i = 0; i < fresh.length; i += AT_ONCE)
    await Promise.all(fresh.slice(i, i + AT_ONCE).map(({ file, path }) => keep({ db, storage }, file, path)));
}

async function touch(db: Database, paths: string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const known = await db
    .update(builtFiles)
    .set({ seenAt: sql`now()` })
    .where(inArray(builtFiles.path, paths))
    .returning({ path: builtFiles.path });
  return new Set(known.map(({ path }) => path));
}

async function keep({ db, storage }: Keeper, file: string, path: string): Promise<void> {
  const storageKey = `builds/${createHash('sha256').update(path).digest('hex')}`;
  await storage.put(storageKey, readFileSync(file), contentTypeOf(path) ?? '');
  // Two machines of one build start together: what they write is the same.
  await db.insert(builtFiles).values({ path, storageKey }).onConflictDoNothing();
}

/** Lets go of the files of builds that nobody has run for a month. */
export async function forgetBuiltFiles(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const old = lt(builtFiles.seenAt, sql`now() - make_interval(days => ${DAYS})`);
    const gone = await tx.delete(builtFiles).where(old).returning({ storageKey: builtFiles.storageKey });
    if (gone.length > 0) await tx.insert(storageRemovals).values(gone).onConflictDoNothing();
  });
}
