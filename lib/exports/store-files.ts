import 'server-only';
import { createHash } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import { storageRemovals } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import type { HeldJob } from './job';
import type { RenderedFile } from './order';
import type { ExportServices } from './services';

/** A file in storage, not yet anybody's. */
export interface StoredFile {
  readonly format: string;
  readonly extension: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly storageKey: string;
}

/** Storage would not take a file: it is away or full, which is not the export's doing. */
export class StorageTrouble extends Error {
  override readonly name = 'StorageTrouble';
}

/** Far longer than an attempt may take: until then nothing of it is cleared away. */
export const ABANDONED_AFTER = sql`now() + interval '1 hour'`;

/**
 * Stores what was rendered for `job`, all of it or nothing. Keys carry the fence: two attempts never write the same
 * object, so a late one cannot change what was delivered. The keys are noted for removal beforehand: what a process
 * that dies meanwhile leaves behind is cleared away, unless `keepFiles` takes them off again.
 */
export async function storeFiles(
  services: ExportServices,
  job: HeldJob,
  rendered: readonly RenderedFile[],
  signal: AbortSignal,
): Promise<readonly StoredFile[]> {
  const stored: StoredFile[] = [];
  const keyOf = (format: string) => `exports/${job.exportId}/${job.fence}/${format}`;
  const noted = rendered.map(({ format }) => ({ storageKey: keyOf(format), notBefore: ABANDONED_AFTER }));
  await services.db.insert(storageRemovals).values(noted).onConflictDoNothing();
  try {
    for (const { format, extension, contentType, bytes } of rendered) {
      signal.throwIfAborted();
      const storageKey = keyOf(format);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      stored.push({ format, extension, contentType, bytes: bytes.length, sha256, storageKey });
      await services.storage.put(storageKey, bytes, contentType).catch((cause) => {
        throw new StorageTrouble('A file could not be stored.', { cause });
      });
    }
    return stored;
  } catch (error) {
    await discardFiles(services, stored);
    throw error;
  }
}

/** The files are somebody's from now on, within `tx`. */
export async function keepFiles(tx: Database, stored: readonly StoredFile[]): Promise<void> {
  const keys = stored.map(({ storageKey }) => storageKey);
  await tx.delete(storageRemovals).where(inArray(storageRemovals.storageKey, keys));
}

/** Removes the files of an attempt that came to nothing. */
export async function discardFiles(
  { storage, log }: ExportServices,
  stored: readonly StoredFile[],
): Promise<void> {
  const removals = await Promise.allSettled(stored.map(({ storageKey }) => storage.remove(storageKey)));
  const left = removals.filter(({ status }) => status === 'rejected').length;
  if (left > 0) log.warn({ left }, 'files of an abandoned attempt stay behind');
}
