import 'server-only';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { listen } from './listen';
import { migratePostgres, TIMEOUTS } from './migrate-postgres';
import * as schema from './schema';
import type { OpenDatabase } from './types';

interface PostgresOptions {
  readonly url: string;
  /** PostgreSQL itself, where `url` leads through a pooler that gives each transaction another connection. */
  readonly directUrl?: string;
  readonly connections: number;
  /** Told when a connection breaks between two statements; the pool replaces it by itself. */
  readonly onLost?: (error: Error) => void;
}

/** Connects to PostgreSQL and migrates it, one process at a time. */
export async function openPostgres(options: PostgresOptions): Promise<OpenDatabase> {
  const { url, directUrl = url, connections, onLost } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    // A pooler refuses settings of a session: the role has them then.
    ...(directUrl === url ? TIMEOUTS : {}),
    keepAlive: true,
    application_name: 'droitfil',
  });
  // The pool listens to idle connections alone: one that breaks inside a transaction would end the process. Heard here,
  // what is asked of it next fails, and the transaction with it.
  pool.on('connect', (client) => client.on('error', (error) => onLost?.(error)));
  // The pool says of idle ones what they have said themselves; unheard, that would end the process as well.
  pool.on('error', () => {});
  try {
    await migratePostgres(directUrl, directUrl !== url);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    engine: 'postgres',
    db: drizzle({ client: pool, schema, casing: 'snake_case' }),
    async query(text, values = []) {
      const result = await pool.query<Record<string, unknown>>(text, [...values]);
      return { rows: result.rows, rowCount: result.rowCount ?? 0 };
    },
    listen: (channel, onNotice) => listen({ url: directUrl, channel, onNotice, onLost }),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}
