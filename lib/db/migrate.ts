import 'server-only';
import { join } from 'node:path';

/** Where the migrations lie; the server always runs from the project's folder. */
export const MIGRATIONS = join(process.cwd(), 'lib/db/migrations');

/** Number of the advisory lock under which one process at a time migrates a PostgreSQL database. */
export const MIGRATION_LOCK = 7_305_190;
