import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './people';

const moment = () => timestamp({ withTimezone: true });

export type OutboxStatus = 'queued' | 'sent' | 'failed';

/** Mail to be sent, written in the transaction that made it necessary. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** What the message is about: the same event never makes two. */
    dedupeKey: text().notNull().unique('outbox_dedupe'),
    /** Stays the same over every attempt, so that a mailbox can drop a repeat. */
    messageId: text().notNull().unique('outbox_message_id'),
    template: text().notNull(),
    locale: text().notNull(),
    recipient: jsonb().$type<{ name: string; address: string }>().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    status: text().$type<OutboxStatus>().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    /** How many of the attempts ended with the server refusing this very mail. */
    refusals: integer().notNull().default(0),
    /** Since when it is tried: written, or put back in the queue by hand. */
    queuedAt: moment().notNull().defaultNow(),
    fence: bigint({ mode: 'number' }).notNull().default(0),
    leaseUntil: moment(),
    nextAt: moment().notNull().defaultNow(),
    lastError: text(),
    createdAt: moment().notNull().defaultNow(),
    sentAt: moment(),
  },
  (table) => [
    index('outbox_due').on(table.nextAt).where(sql`${table.status} = 'queued'`),
    index('outbox_sent').on(table.sentAt).where(sql`${table.status} = 'sent'`),
    index('outbox_user').on(table.userId),
    index('outbox_strangers')
      .on(sql`lower(${table.recipient} ->> 'address')`)
      .where(sql`${table.userId} is null`),
  ],
);
