import 'server-only';
import { and, eq, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import {
  customerRemovals,
  patternExports,
  patterns,
  paymentEvents,
  payments,
  subscriptions,
} from '@/lib/db/schema';
import { closePayment } from './close-payment';
import { tellCustomers } from './customers';
import type { BillingServices } from './services';
import { giveBackSurplus } from './surplus';
import { syncCheckout } from './sync-checkout';

const CHORES: Readonly<Record<string, (services: BillingServices) => Promise<void>>> = {
  'remove-customers': removeCustomers,
  'tell-customers': tellCustomers,
  'read-open-payments': readOpenPayments,
  'give-back-plans': giveBackPlans,
  'forget-unpaid': forgetUnpaid,
  'forget-news': forgetNews,
};

/**
 * What the scheduler sees to, by name: customers of deleted accounts are removed, changes of address told, checkouts
 * whose news never came read again, second plans given back, and patterns that were never paid forgotten after a week.
 * Safe to do anywhere, any number of times.
 */
export function billingChores(services: BillingServices): Readonly<Record<string, () => Promise<void>>> {
  return Object.fromEntries(Object.entries(CHORES).map(([name, act]) => [name, () => act(services)]));
}

/** Some of those that wait, drawn by lot: what cannot be done never keeps another from its turn for long. */
const BY_LOT = sql`random()`;

async function removeCustomers({ db, gateway, log }: BillingServices): Promise<void> {
  const waiting = db.select().from(customerRemovals).orderBy(BY_LOT);
  for (const { customerId } of await waiting.limit(50)) {
    try {
      await gateway.removeCustomer(customerId);
      await db.delete(customerRemovals).where(eq(customerRemovals.customerId, customerId));
    } catch (error) {
      log.warn({ err: error }, 'a customer could not be removed yet');
    }
  }
}

/** Longest that reading may take in one go, in milliseconds: a service that hangs does not hold up what follows. */
const READING_MS = 20_000;

/** Those tried longest ago come first, so that what cannot be read never keeps another from its turn. */
async function readOpenPayments(services: BillingServices): Promise<void> {
  const { db } = services;
  const minutesAgo = (minutes: number) => sql`now() - make_interval(mins => ${minutes})`;
  const old = or(isNull(payments.userId), lt(payments.createdAt, minutesAgo(60)));
  const rested = or(isNull(payments.triedAt), lt(payments.triedAt, minutesAgo(5)));
  const due = and(eq(payments.status, 'open'), old, rested);
  const order = [sql`${payments.triedAt} asc nulls first`, payments.createdAt];
  const until = performance.now() + READING_MS;
  for (const payment of await db
    .select()
    .from(payments)
    .where(due)
    .orderBy(...order)
    .limit(50)) {
    if (performance.now() > until) return;
    await db.update(payments).set({ triedAt: sql`now()` }).where(eq(payments.id, payment.id));
    await readAgain(services, payment);
  }
}

async function readAgain(
  services: BillingServices,
  { id, sessionId, userId }: typeof payments.$inferSelect,
): Promise<void> {
  try {
    // A payment whose checkout was never opened can never be paid.
    if (!sessionId) return await closePayment(services, id);
    // Of somebody who is gone none may be paid any more.
    if (!userId) await services.gateway.expireCheckout(sessionId);
    if (!(await syncCheckout(services, sessionId))) await closePayment(services, id, { sessionId });
  } catch (error) {
    services.log.warn({ err: error, payment: id }, 'a checkout could not be read again yet');
  }
}

/** What could not be given back at once. */
async function giveBackPlans(services: BillingServices): Promise<void> {
  const { db, log } = services;
  const waiting = and(eq(subscriptions.surplus, true), isNull(subscriptions.givenBackAt));
  const { userId } = subscriptions;
  const whose = db.select({ userId }).from(subscriptions).where(waiting).groupBy(userId).orderBy(BY_LOT);
  for (const { userId } of await whose.limit(20))
    await giveBackSurplus(services, userId).catch((err) => log.warn({ err }, 'a plan is not given back yet'));
}

async function forgetUnpaid({ db }: BillingServices): Promise<void> {
  const old = lt(patternExports.createdAt, sql`now() - interval '7 days'`);
  // Money sent from a bank may take longer than that.
  const awaited = and(eq(payments.exportId, patternExports.id), eq(payments.status, 'open'));
  const given = and(
    inArray(patternExports.status, ['unpaid', 'cancelled']),
    old,
    notExists(db.select({ id: payments.id }).from(payments).where(awaited)),
  );
  const dropped = db.select({ id: patternExports.patternId }).from(patternExports).where(given);
  await db.delete(patterns).where(inArray(patterns.id, dropped));
}

/** News that came three months ago: the service tells the same again for three days, and what it is about is kept. */
async function forgetNews({ db }: BillingServices): Promise<void> {
  await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, sql`now() - interval '90 days'`));
}
