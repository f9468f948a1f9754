import 'server-only';
import { join } from 'node:path';
import { openEmbedded } from './embedded';
import { openPostgres } from './postgres';
import type { OpenDatabase } from './types';

interface DatabaseSettings {
  readonly databaseUrl?: string;
  readonly databaseDirectUrl?: string;
  readonly databasePool: number;
  readonly dataDir: string;
  readonly bundlesDir: string;
}

/** The migrated database: PostgreSQL where an address is given, otherwise the embedded one in the data folder. */
export function openDatabase(
  settings: DatabaseSettings,
  onLost?: (error: Error) => void,
): Promise<OpenDatabase> {
  const { databaseUrl, databaseDirectUrl, databasePool, dataDir, bundlesDir } = settings;
  if (databaseUrl)
    return openPostgres({
      url: databaseUrl,
      directUrl: databaseDirectUrl,
      connections: databasePool,
      onLost,
    });
  return openEmbedded(join(dataDir, 'database'), join(bundlesDir, 'database'));
}
