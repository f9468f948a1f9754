import 'server-only';
import type { BucketStorage, FolderStorage } from '@/lib/env/config';
import { openFolder } from './folder';

/** Where files are kept under keys of our own making. */
export interface Storage {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The bytes under `key`, or undefined when there are none. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Whether there is something under `key`. */
  has(key: string): Promise<boolean>;
  /** Removes what is under `key`; nothing there is all right. */
  remove(key: string): Promise<void>;
  /** Rejects when files cannot be kept at present. */
  check(): Promise<void>;
}

/** The storage the configuration names. */
export async function openStorage(settings: FolderStorage | BucketStorage): Promise<Storage> {
  if (settings.kind === 'folder') return openFolder(settings.dir);
  // The client of the bucket is large: it is loaded where it is used.
  const { openBucket } = await import('./bucket');
  return openBucket(settings);
}
