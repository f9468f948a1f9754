import 'server-only';
import { sharedSecret } from '@/lib/db/shared-secret';
import type { Database } from '@/lib/db/types';
import { keptSecret } from './secret';

/**
 * Makes sure that all who work on `db` keep files in the same data folder: the first to come writes its mark into both.
 * Throws a plain Error for any other folder, where files would be looked for in vain.
 */
export async function claimFolder(db: Database, dataDir: string): Promise<void> {
  const mark = keptSecret(`${dataDir}/folder-mark`);
  if ((await sharedSecret(db, 'folder-mark', mark)) === mark) return;
  throw new Error(
    `The files of this database are kept in another data folder than ${dataDir}. Set S3_BUCKET so that every machine reaches them, or DATA_DIR to the folder they are in. If that is gone for good, delete the row "folder-mark" of the table "secrets".`,
  );
}
