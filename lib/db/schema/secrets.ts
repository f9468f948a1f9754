import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Secrets that every machine of the service shares, made by the first that needed one. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
