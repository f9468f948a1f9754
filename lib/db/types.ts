import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

type Schema = typeof schema;

/** The database or a transaction of it, whichever engine is underneath. */
export type Database = PgDatabase<PgQueryResultHKT, Schema>;

export interface OpenDatabase {
  readonly engine: 'embedded' | 'postgres';
  readonly db: Database;
  /** Plain SQL with `$1` parameters. */
  query(
    text: string,
    values?: readonly unknown[],
  ): Promise<{ rows: Record<string, unknown>[]; rowCount: number }>;
  /**
   * Calls `onNotice` when another process notified `channel`, and after a time in which it may have been missed. The
   * embedded database, which one process has to itself, tells nobody. Returns how to stop.
   */
  listen(channel: string, onNotice: () => void): () => Promise<void>;
  /** Connections of this process: how many there are, and how many callers wait for one. */
  connections(): { readonly open: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}
