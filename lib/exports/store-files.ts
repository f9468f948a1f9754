import 'server-only';
import { createHash } from 'node:crypto';
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

/**
 * Stores what was rendered for `job`, all of it or nothing. Keys carry the fence: two attempts never write the same
 * object, so a late one cannot change what was delivered.
 */
export async function storeFiles(
  services: ExportServices,
  job: HeldJob,
  rendered: readonly RenderedFile[],
  signal: AbortSignal,
): Promise<readonly StoredFile[]> {
  const stored: StoredFile[] = [];
  try {
    for (const { format, extension, contentType, bytes } of rendered) {
      signal.throwIfAborted();
      const storageKey = `exports/${job.exportId}/${job.fence}/${format}`;
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      stored.push({ format, extension, contentType, bytes: bytes.length, sha256, storageKey });
      await services.storage.put(storageKey, bytes, contentType);
    }
    return stored;
  } catch (error) {
    await discardFiles(services, stored);
    throw error;
  }
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
