import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';
import { patternExports } from './patterns';

const moment = () => timestamp({ withTimezone: true });

export type JobStatus = 'queued' | 'running' | 'done' | 'failed';
/** `deliver` makes an export ready; `repair` makes the files of a ready one again, for nothing and in silence. */
export type JobKind = 'deliver' | 'repair';

/** Work to be done on an export. Whoever holds the newest fence before the lease ends may write its result. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey().defaultRandom(),
    exportId: uuid()
      .notNull()
      .unique('jobs_export')
      .references(() => patternExports.id, { onDelete: 'cascade' }),
    kind: text().$type<JobKind>().notNull().default('deliver'),
    status: text().$type<JobStatus>().notNull().default('queued'),
    /** How often it failed by itself. */
    attempts: integer().notNull().default(0),
    maxAttempts: integer().notNull().default(3),
    /** How often the worker that held it died: of the job, or of something that has nothing to do with it. */
    losses: integer().notNull().default(0),
    /** Since when it waits for something we depend on to come back. */
    outageSince: moment(),
    fence: bigint({ mode: 'number' }).notNull().default(0),
    leaseUntil: moment(),
    runAfter: moment().notNull().defaultNow(),
    lastError: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    // Waiting jobs in the order they are due: the next is found without sorting the queue.
    index('jobs_waiting').on(table.runAfter).where(sql`${table.status} = 'queued'`),
    // Held ones by the end of their lease: those whose worker died are found without reading the queue.
    index('jobs_held').on(table.leaseUntil).where(sql`${table.status} = 'running'`),
    index('jobs_finished').on(table.runAfter).where(sql`${table.status} in ('done', 'failed')`),
  ],
);

/** Objects nobody may reach any more, to be removed from storage. */
export const storageRemovals = pgTable(
  'storage_removals',
  {
    storageKey: text().primaryKey(),
    notBefore: moment().notNull().defaultNow(),
    /** How often storage would not let it go. */
    attempts: integer().notNull().default(0),
  },
  (table) => [index('storage_removals_due').on(table.notBefore)],
);

/** Counters of the request limits; the columns are those rate-limiter-flexible writes. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});
