import { bigint, index, integer, pgTable, text, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';
import { patternExports } from './patterns';

const moment = () => timestamp({ withTimezone: true });

export type JobStatus = 'queued' | 'running' | 'done' | 'failed';

/** Work to be done on an export. Whoever holds the newest fence before the lease ends may write its result. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey().defaultRandom(),
    exportId: uuid()
      .notNull()
      .unique('jobs_export')
      .references(() => patternExports.id, { onDelete: 'cascade' }),
    status: text().$type<JobStatus>().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    maxAttempts: integer().notNull().default(3),
    fence: bigint({ mode: 'number' }).notNull().default(0),
    leaseUntil: moment(),
    runAfter: moment().notNull().defaultNow(),
    lastError: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('jobs_due').on(table.status, table.runAfter)],
);

/** Objects nobody may reach any more, to be removed from storage. */
export const storageRemovals = pgTable('storage_removals', {
  storageKey: text().primaryKey(),
  notBefore: moment().notNull().defaultNow(),
});

/** Counters of the request limits; the columns are those rate-limiter-flexible writes. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});
