import 'server-only';
import { eq } from 'drizzle-orm';
import { isId } from '@/lib/accounts/ownership';
import { files } from '@/lib/db/schema';
import { AppError } from '@/lib/errors/app-error';
import { startRepair } from './lost-files';
import type { ExportServices } from './services';

export interface Download {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** Path of the site that downloads a file for `seconds`. Whoever has it may use it, so it is given to the owner only. */
export function fileUrl({ links }: Pick<ExportServices, 'links'>, fileId: string, seconds: number): string {
  return `/api/files/${links.sign(fileId, seconds, Date.now())}`;
}

/** The file a signed token opens; `not-found` or `link-expired` otherwise, `file-lost` while it is made again. */
export async function openFile(services: ExportServices, token: string): Promise<Download> {
  const { db, links, storage, log } = services;
  const id = links.open(token, Date.now());
  const [file] = isId(id) ? await db.select().from(files).where(eq(files.id, id)) : [];
  if (!file) throw new AppError('not-found');
  const bytes = await storage.get(file.storageKey);
  if (!bytes) {
    log.error({ file: id }, 'a kept file is missing from storage');
    await startRepair(services, file.exportId);
    throw new AppError('file-lost');
  }
  return { name: file.name, contentType: file.contentType, bytes };
}
