import 'server-only';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { MIGRATION_LOCK, MIGRATIONS } from './migrate';

/** How long a statement may take, and how long a transaction may stand still, in milliseconds. */
export const TIMEOUTS = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 15_000 } as const;

/**
 * Brings the tables of the PostgreSQL at `url` up to date, one process at a time, on a connection of its own: migrations
 * may take longer than the pool allows a statement. `pooled` says that others come through a pooler, which keeps
 * nothing of a session between two transactions: the timeouts are kept with the role there.
 */
export async function migratePostgres(url: string, pooled: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    for (const name of Object.keys(TIMEOUTS)) await client.query(`set ${name} = 0`);
    await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder: MIGRATIONS });
    if (pooled) await keepTimeouts(client);
  } finally {
    await client.end();
  }
}

async function keepTimeouts(client: pg.Client): Promise<void> {
  const { rows } = await client.query('select current_user as role, current_database() as database');
  const [role, database] = [rows[0].role, rows[0].database].map((name) => client.escapeIdentifier(name));
  for (const [name, milliseconds] of Object.entries(TIMEOUTS))
    await client.query(`alter role ${role} in database ${database} set ${name} = ${milliseconds}`);
}
