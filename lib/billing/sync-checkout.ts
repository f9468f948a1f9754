import 'server-only';
import { eq, sql } from 'drizzle-orm';
import { payments } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import { closePayment } from './close-payment';
import type { CheckoutState, MoneyState } from './gateway';
import { grantExtra } from './ledger/grants';
import { lockPerson } from './ledger/moves';
import { queueBillingMail } from './mails';
import { followMoney, NO_MONEY_BACK } from './money-back';
import { expireOpenPlans } from './open-plans';
import { paidCents } from './paid-cents';
import type { BillingServices } from './services';
import { syncInvoice } from './sync-invoice';
import { giveBackUnclaimed, isUnclaimed } from './unclaimed-payment';

/**
 * Reads a checkout again and brings what we keep in line with it: paid, still open, or over. Any number of times. False
 * when it cannot be read, or is none of ours.
 */
export async function syncCheckout(services: BillingServices, sessionId: string): Promise<boolean> {
  const state = await services.gateway.readCheckout(sessionId);
  if (!state?.paymentId) return false;
  const { paymentId, status } = state;
  if (status === 'expired') await closePayment(services, paymentId, { sessionId });
  if (status === 'failed') await closePayment(services, paymentId, { sessionId, refused: true });
  if (status !== 'paid') return true;
  await takePaid(services, state, paymentId);
  if (state.subscriptionId) await expireOpenPlans(services, paymentId);
  // A plan's credits come with its invoices.
  if (state.subscriptionId && state.invoiceId) await syncInvoice(services, state.invoiceId);
  return true;
}

type Payment = typeof payments.$inferSelect;

async function takePaid(services: BillingServices, state: CheckoutState, paymentId: string): Promise<void> {
  const { gateway, db } = services;
  const money = state.paymentIntent ? await gateway.readMoney(state.paymentIntent) : NO_MONEY_BACK;
  const bill =
    state.invoiceId && !state.subscriptionId ? await gateway.readInvoice(state.invoiceId) : undefined;
  const orphan = await db.transaction(async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId));
    if (!payment || payment.status === 'returned') return false;
    if (!payment.userId || !(await lockPerson(tx, payment.userId))) return isUnclaimed(tx, payment, state);
    await keepPaid(tx, payment, state, bill?.number);
    await grant(tx, services, payment, payment.userId, bill?.number);
    await keepMoney(tx, payment, payment.userId, money);
    return false;
  });
  if (orphan) await giveBackUnclaimed(services, state, paymentId);
  services.wake();
}

async function keepPaid(tx: Database, { id }: Payment, state: CheckoutState, number: string | undefined) {
  const { sessionId, paymentIntent, subscriptionId } = state;
  const paid = { status: 'paid', sessionId, paymentIntent, subscriptionId } as const;
  const paidAt = sql`coalesce(${payments.paidAt}, now())`;
  await tx
    .update(payments)
    .set({ ...paid, paidAt, ...(number ? { number } : {}) })
    .where(eq(payments.id, id));
}

async function grant(
  tx: Database,
  services: BillingServices,
  payment: Payment,
  userId: string,
  number: string | undefined,
): Promise<void> {
  const { id, credits, exportId, currency } = payment;
  const isNew = credits > 0 && (await grantExtra(tx, userId, id, credits));
  if (!isNew) return;
  if (exportId) await services.startPaidExport(tx, exportId);
  const bought = exportId ? await services.patternOf(tx, exportId) : undefined;
  const money = { amount: paidCents(payment), currency };
  const told = { userId, kind: 'paymentReceived', key: id, money, number, ...bought, credits } as const;
  await queueBillingMail(tx, services, told);
}

async function keepMoney(tx: Database, payment: Payment, userId: string, money: MoneyState): Promise<void> {
  // Two readings at once: what the other has written meanwhile is what this one goes on from.
  const [now = payment] = await tx.select().from(payments).where(eq(payments.id, payment.id));
  const shares = await followMoney(tx, { userId, grantKey: `payment:${payment.id}`, before: now, money });
  if (shares) await tx.update(payments).set(shares).where(eq(payments.id, payment.id));
}
