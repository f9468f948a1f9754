import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { found, isId } from '@/lib/accounts/ownership';
import type { User } from '@/lib/accounts/users';
import { files, patternExports } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import { AppError } from '@/lib/errors/app-error';
import { startRepair } from './lost-files';
import type { ExportServices } from './services';

export interface Download {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** What a link to a file depends on: the file, and how often its export's links were withdrawn before. */
interface Linked {
  readonly fileId: string;
  readonly withdrawn: number;
}

/** Path of the site that downloads a file for `seconds`. Whoever has it may use it, so it is given to the owner only. */
export function fileUrl(
  { links }: Pick<ExportServices, 'links'>,
  { fileId, withdrawn }: Linked,
  seconds: number,
): string {
  const id = withdrawn > 0 ? `${fileId}~${withdrawn}` : fileId;
  return `/api/files/${links.sign(id, seconds, Date.now())}`;
}

/** Makes every link to the files of one of her exports useless, on screens and in mails; `not-found` when not her own. */
export async function withdrawLinks({ db }: ExportServices, user: User, exportId: string): Promise<void> {
  const own = and(eq(patternExports.id, exportId), eq(patternExports.userId, user.id));
  const linksWithdrawn = sql`${patternExports.linksWithdrawn} + 1`;
  const done = isId(exportId)
    ? await db.update(patternExports).set({ linksWithdrawn }).where(own).returning({ id: patternExports.id })
    : [];
  found(done[0]);
}

/**
 * The file a signed token opens; `not-found` or `link-expired` (also when its owner withdrew it) otherwise, `file-lost`
 * while it is made again.
 */
export async function openFile(services: ExportServices, token: string): Promise<Download> {
  const { db, links, storage, log } = services;
  const [id = '', withdrawn = '0'] = links.open(token, Date.now()).split('~');
  const [kept] = isId(id) ? await keptFile(db, id) : [];
  if (!kept) throw new AppError('not-found');
  if (Number(withdrawn) !== kept.withdrawn) throw new AppError('link-expired');
  const { file } = kept;
  const bytes = await storage.get(file.storageKey);
  if (!bytes) {
    log.error({ file: id }, 'a kept file is missing from storage');
    await startRepair(services, file.exportId);
    throw new AppError('file-lost');
  }
  return { name: file.name, contentType: file.contentType, bytes };
}

function keptFile(db: Database, id: string) {
  return db
    .select({ file: files, withdrawn: patternExports.linksWithdrawn })
    .from(files)
    .innerJoin(patternExports, eq(patternExports.id, files.exportId))
    .where(eq(files.id, id));
}
