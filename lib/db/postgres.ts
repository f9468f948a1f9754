import 'server-only';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { MIGRATION_LOCK, MIGRATIONS } from './migrate';
import * as schema from './schema';
import type { OpenDatabase } from './types';

interface PostgresOptions {
  readonly url: string;
  readonly connections: number;
  /** Told when a connection breaks between two statements; the pool replaces it by itself. */
  readonly onLost?: (error: Error) => void;
}

/** Connects to PostgreSQL and migrates it, one process at a time. */
export async function openPostgres({ url, connections, onLost }: PostgresOptions): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    application_name: 'droitfil',
  });
  // The pool listens to idle connections alone: one that breaks inside a transaction would end the process. Heard here,
  // what is asked of it next fails, and the transaction with it.
  pool.on('connect', (client) => client.on('error', (error) => onLost?.(error)));
  // The pool says of idle ones what they have said themselves; unheard, that would end the process as well.
  pool.on('error', () => {});
  try {
    await migratePostgres(url);
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
    close: () => pool.end(),
  };
}

// On a connection of its own: migrations may take longer than the pool allows a statement.
async function migratePostgres(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder: MIGRATIONS });
  } finally {
    await client.end();
  }
}
