import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Scripts and styles of the builds that served the site lately, kept in storage: a page of one build may ask a machine
 * that runs another for them.
 */
export const builtFiles = pgTable(
  'built_files',
  {
    /** As browsers ask for it; it holds a digest of what is in the file. */
    path: text().primaryKey(),
    storageKey: text().notNull(),
    /** When a process whose build has it started last. */
    seenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('built_files_seen').on(table.seenAt)],
);
