import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Addresses that asked for news. They belong to no account: whoever has the address's letters may take it off. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  id: uuid().primaryKey().defaultRandom(),
  /** In lower case. */
  email: text().notNull().unique('newsletter_email'),
  locale: text().notNull(),
  /** In the link of each letter; opens nothing but the way out. */
  leaveToken: uuid().notNull().unique('newsletter_leave').defaultRandom(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
