import 'server-only';
import { and, eq } from 'drizzle-orm';
import { invoices, payments } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import type { CheckoutState } from './gateway';
import type { BillingServices } from './services';

type Payment = typeof payments.$inferSelect;

/**
 * Whether nothing was ever given for a payment of somebody who is gone: she deleted her account while she paid. What
 * was given before she went stays paid.
 */
export async function isUnclaimed(
  tx: Database,
  payment: Payment,
  { invoiceId }: CheckoutState,
): Promise<boolean> {
  if (payment.status === 'paid') return false;
  if (!invoiceId) return true;
  const given = and(eq(invoices.id, invoiceId), eq(invoices.status, 'paid'));
  return (await tx.$count(invoices, given)) === 0;
}

/** Gives the money of such a payment back, whole; any number of times. */
export async function giveBackUnclaimed(
  { db, gateway, log }: BillingServices,
  state: CheckoutState,
  paymentId: string,
): Promise<void> {
  const { sessionId, paymentIntent, subscriptionId } = state;
  if (paymentIntent) await gateway.refund(paymentIntent, `orphan:${paymentId}`);
  if (subscriptionId) {
    await gateway.endSubscription(subscriptionId);
    for (const { invoiceId, paymentIntent: paid } of await gateway.listPaid(subscriptionId))
      if (paid) await gateway.refund(paid, `orphan:${invoiceId}`);
  }
  const returned = {
    status: 'returned',
    refundedShare: 1,
    sessionId,
    paymentIntent,
    subscriptionId,
  } as const;
  await db.update(payments).set(returned).where(eq(payments.id, paymentId));
  log.info({ payment: paymentId }, 'a payment of somebody who is gone was given back');
}
