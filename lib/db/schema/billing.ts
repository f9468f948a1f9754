import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { patternExports } from './patterns';
import { users } from './people';

const moment = () => timestamp({ withTimezone: true });

export type PlanName = 'starter' | 'happy' | 'crazy';
export type Currency = 'eur' | 'usd';

/** Who she is to the payment service. */
export const customers = pgTable('customers', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  customerId: text().notNull().unique('customers_customer'),
  /** What the service was last told of her; nothing yet where these are null. */
  email: text(),
  name: text(),
  /** How often her plans were begun to be read there, and the newest reading that was written down. */
  readings: integer().notNull().default(0),
  written: integer().notNull().default(0),
});

/** A person's subscription as the payment service last told it; never the source of anything but what is shown and allowed. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    subscriptionId: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startedAt: moment().notNull(),
    /** The service's own word: `active`, `past_due`, `canceled` … */
    status: text().notNull(),
    /** What the last paid month was for. */
    plan: text().$type<PlanName>().notNull(),
    /** What the next month will be for. */
    nextPlan: text().$type<PlanName>().notNull(),
    currency: text().$type<Currency>().notNull(),
    periodEnd: moment().notNull(),
    cancelAtPeriodEnd: boolean().notNull().default(false),
    /** Bought while another ran: it gives nothing, and is ended and paid back. */
    surplus: boolean().notNull().default(false),
    /** When a surplus one was ended and paid back, and how much that was, in cents. */
    givenBackAt: moment(),
    givenBack: integer(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [index('subscriptions_user').on(table.userId)],
);

export type PaymentKind = 'pattern' | 'pack' | 'subscription';
/** `returned` was paid and given back whole, because nobody could get what was bought. */
export type PaymentStatus = 'open' | 'paid' | 'cancelled' | 'returned';

/** A checkout that we sent somebody to. It stays when its person goes, unlinked. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    kind: text().$type<PaymentKind>().notNull(),
    plan: text().$type<PlanName>(),
    exportId: uuid().references(() => patternExports.id, { onDelete: 'set null' }),
    currency: text().$type<Currency>().notNull(),
    /** In cents, before the reduction. */
    amount: integer().notNull(),
    percentOff: integer().notNull().default(0),
    /** Credits it gives once paid; a subscription's come with its invoices. */
    credits: integer().notNull(),
    requestKey: text().notNull(),
    sessionId: text().unique('payments_session'),
    /** Digest of what the checkout asks for: asked for otherwise, it is opened anew. */
    sessionDigest: text(),
    /** When the checkout closes. */
    expiresAt: moment(),
    /** Of a plan's payment, once it is paid. */
    subscriptionId: text(),
    paymentIntent: text().unique('payments_intent'),
    status: text().$type<PaymentStatus>().notNull().default('open'),
    /** Number of its receipt. */
    number: text(),
    /** How much of the money went back, from 0 to 1, as far as her credits have followed it. */
    refundedShare: doublePrecision().notNull().default(0),
    /** How much of it her bank holds back while it is disputed. */
    disputedShare: doublePrecision().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    paidAt: moment(),
    /** When it was last tried to read it again while it stayed open. */
    triedAt: moment(),
  },
  (table) => [
    unique('payments_request').on(table.userId, table.requestKey),
    index('payments_open').on(table.status, table.createdAt),
    index('payments_export').on(table.exportId),
  ],
);

/** A month that was billed. It stays when its person goes, unlinked. */
export const invoices = pgTable(
  'invoices',
  {
    /** The payment service's own id. */
    id: text().primaryKey(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    subscriptionId: text().notNull(),
    plan: text().$type<PlanName>().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** In cents, as billed. */
    total: integer().notNull(),
    status: text().notNull(),
    number: text(),
    paymentIntent: text().unique('invoices_intent'),
    /** As of payments. */
    refundedShare: doublePrecision().notNull().default(0),
    disputedShare: doublePrecision().notNull().default(0),
    periodStart: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('invoices_user').on(table.userId, table.createdAt)],
);

/** Events already dealt with. The service sends each at least once, in any order. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    receivedAt: moment().notNull().defaultNow(),
    doneAt: moment(),
  },
  (table) => [index('payment_events_received').on(table.receivedAt)],
);

export const promoCodes = pgTable('promo_codes', {
  id: uuid().primaryKey().defaultRandom(),
  /** In capitals. */
  code: text().notNull().unique('promo_codes_code'),
  percent: integer().notNull(),
  expiresAt: moment(),
  maxUses: integer(),
  createdAt: moment().notNull().defaultNow(),
});

/** A use of a promo code, held while its checkout is open and kept once it is paid. One for each account. */
export const promoUses = pgTable(
  'promo_uses',
  {
    id: uuid().primaryKey().defaultRandom(),
    promoId: uuid()
      .notNull()
      .references(() => promoCodes.id, { onDelete: 'cascade' }),
    /** Digest of who used it: it outlives the account so that a new one cannot use it again. */
    usedBy: text().notNull(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique('promo_uses_once').on(table.promoId, table.usedBy),
    index('promo_uses_payment').on(table.paymentId),
  ],
);

/** Customers of deleted accounts, whose subscriptions are still to be ended at the payment service. */
export const customerRemovals = pgTable('customer_removals', {
  customerId: text().primaryKey(),
  createdAt: moment().notNull().defaultNow(),
});
