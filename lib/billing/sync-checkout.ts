import 'server-only';
import { eq, sql } from 'drizzle-orm';
import { payments } from '@/lib/db/schema';
import { closePayment } from './close-payment';
import type { CheckoutState } from './gateway';
import { grantExtra, withdraw } from './ledger/grants';
import { lockPerson } from './ledger/moves';
import { queueBillingMail } from './mails';
import type { BillingServices } from './services';
import { syncInvoice } from './sync-invoice';

/** Reads a checkout again and brings what we keep in line with it: paid, still open, or over. Any number of times. */
export async function syncCheckout(services: BillingServices, sessionId: string): Promise<void> {
  const state = await services.gateway.readCheckout(sessionId);
  if (!state.paymentId) return;
  if (state.status === 'expired') return closePayment(services, state.paymentId);
  if (state.status !== 'paid') return;
  await takePaid(services, state, state.paymentId);
  // A plan's credits come with its invoices.
  if (state.invoiceId) await syncInvoice(services, state.invoiceId);
}

async function takePaid(services: BillingServices, state: CheckoutState, paymentId: string): Promise<void> {
  const share = state.paymentIntent ? await services.gateway.readRefundedShare(state.paymentIntent) : 0;
  const orphaned = await services.db.transaction(async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId));
    if (!payment) return false;
    // She deleted her account while she paid: nobody can get what was bought.
    if (!payment.userId || !(await lockPerson(tx, payment.userId))) return true;
    const { userId, credits, exportId, refundedShare: before } = payment;
    const paid = { status: 'paid', sessionId: state.sessionId, paymentIntent: state.paymentIntent } as const;
    const paidAt = sql`coalesce(${payments.paidAt}, now())`;
    await tx
      .update(payments)
      .set({ ...paid, paidAt, refundedShare: Math.max(before, share) })
      .where(eq(payments.id, paymentId));
    const isNew = credits > 0 && (await grantExtra(tx, userId, paymentId, credits));
    if (isNew && exportId) await services.startPaidExport(tx, exportId);
    if (isNew) await queueBillingMail(tx, services, { userId, kind: 'paymentReceived', key: paymentId });
    await withdraw(tx, { userId, grantKey: `payment:${paymentId}`, share, before });
    return false;
  });
  if (orphaned && state.paymentIntent)
    await services.gateway.refund(state.paymentIntent, `orphan:${paymentId}`);
  services.wake();
}
