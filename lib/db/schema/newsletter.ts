import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Addresses left for news; only those confirmed from the mailbox itself get any. They belong to no account: whoever has
 * the address's letters may take it off.
 */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  id: uuid().primaryKey().defaultRandom(),
  /** In lower case. */
  email: text().notNull().unique('newsletter_email'),
  locale: text().notNull(),
  /** In the link of each letter; opens nothing but the way out. */
  leaveToken: uuid().notNull().unique('newsletter_leave').defaultRandom(),
  /** In the link of the first letter; whoever follows it has the mailbox. */
  confirmToken: uuid().notNull().unique('newsletter_confirm').defaultRandom(),
  confirmedAt: timestamp({ withTimezone: true }),
  /** When the last letter that asks for confirmation was queued. */
  askedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
