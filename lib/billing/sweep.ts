import 'server-only';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { customerRemovals, patternExports, patterns, payments } from '@/lib/db/schema';
import { closePayment } from './close-payment';
import type { BillingServices } from './services';
import { syncCheckout } from './sync-checkout';

/**
 * What the scheduler sees to: customers of deleted accounts are removed, checkouts whose news never came are read
 * again, and patterns that were never paid are forgotten after a week. Safe to run anywhere, any number of times.
 */
export async function sweepBilling(services: BillingServices): Promise<void> {
  await removeCustomers(services);
  await readOldPayments(services);
  await forgetUnpaid(services);
}

export async function removeCustomers({ db, gateway, log }: BillingServices): Promise<void> {
  for (const { customerId } of await db.select().from(customerRemovals).limit(50)) {
    try {
      await gateway.removeCustomer(customerId);
      await db.delete(customerRemovals).where(eq(customerRemovals.customerId, customerId));
    } catch (error) {
      log.warn({ err: error }, 'a customer could not be removed yet');
    }
  }
}

export async function readOldPayments(services: BillingServices): Promise<void> {
  const { db, log } = services;
  const old = and(eq(payments.status, 'open'), lt(payments.createdAt, sql`now() - interval '1 hour'`));
  for (const { id, sessionId } of await db.select().from(payments).where(old).limit(50)) {
    try {
      // A payment whose checkout was never opened can never be paid.
      await (sessionId ? syncCheckout(services, sessionId) : closePayment(services, id));
    } catch (error) {
      log.warn({ err: error, payment: id }, 'a checkout could not be read again yet');
    }
  }
}

export async function forgetUnpaid({ db }: BillingServices): Promise<void> {
  const old = lt(patternExports.createdAt, sql`now() - interval '7 days'`);
  const given = and(inArray(patternExports.status, ['unpaid', 'cancelled']), old);
  const dropped = db.select({ id: patternExports.patternId }).from(patternExports).where(given);
  await db.delete(patterns).where(inArray(patterns.id, dropped));
}
