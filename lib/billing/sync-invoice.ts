import 'server-only';
import { and, eq, gt, ne } from 'drizzle-orm';
import { only } from '@/lib/db/only';
import { invoices } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import { userOfCustomer } from './customers';
import type { InvoiceState } from './gateway';
import { turnMonth, withdraw } from './ledger/grants';
import { lockPerson } from './ledger/moves';
import { queueBillingMail } from './mails';
import { PLANS, type PlanName } from './offers';
import type { BillingServices } from './services';
import { syncSubscription } from './sync-subscription';

/** Reads an invoice again and brings credits, mail and subscription in line with it. Any number of times, in any order. */
export async function syncInvoice(services: BillingServices, invoiceId: string): Promise<void> {
  const state = await services.gateway.readInvoice(invoiceId);
  const { plan, subscriptionId } = state;
  if (!plan || !subscriptionId) return;
  const userId = await userOfCustomer(services.db, state.customerId);
  if (!userId) return;
  const share = state.paymentIntent ? await services.gateway.readRefundedShare(state.paymentIntent) : 0;
  await services.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, userId))) return;
    const wasOpen = await keep(tx, userId, { ...state, plan, subscriptionId });
    if (state.status === 'paid' && wasOpen) await takePaid(tx, services, userId, plan, state);
    if (state.status === 'paid') await followRefund(tx, userId, invoiceId, share);
    else if (state.attempts > 0 && state.status === 'open') await tellFailure(tx, services, userId, state);
  });
  await syncSubscription(services, subscriptionId, userId);
}

/** Writes down what the invoice says; false when it was paid before, which is the end of it. */
async function keep(
  tx: Database,
  userId: string,
  state: InvoiceState & { plan: PlanName; subscriptionId: string },
): Promise<boolean> {
  const {
    invoiceId,
    subscriptionId,
    plan,
    currency,
    total,
    status,
    number,
    paymentIntent,
    periodStart,
    createdAt,
  } = state;
  const row = {
    userId,
    subscriptionId,
    plan,
    currency,
    total,
    status,
    number,
    paymentIntent,
    periodStart,
    createdAt,
  };
  const written = await tx
    .insert(invoices)
    .values({ id: invoiceId, ...row })
    // News that come late must not open it again.
    .onConflictDoUpdate({ target: invoices.id, set: row, setWhere: ne(invoices.status, 'paid') })
    .returning({ id: invoices.id });
  return written.length > 0;
}

async function takePaid(
  tx: Database,
  services: BillingServices,
  userId: string,
  plan: PlanName,
  { invoiceId, periodStart, first }: InvoiceState,
): Promise<void> {
  const latest = await isLatest(tx, userId, periodStart);
  const isNew = await turnMonth(tx, { userId, invoiceId, patterns: PLANS[plan].patterns, latest });
  const kind = first ? 'subscriptionStarted' : 'subscriptionRenewed';
  if (isNew) await queueBillingMail(tx, services, { userId, kind, key: invoiceId, plan });
}

async function isLatest(tx: Database, userId: string, periodStart: Date): Promise<boolean> {
  const hers = and(eq(invoices.userId, userId), eq(invoices.status, 'paid'));
  return (await tx.$count(invoices, and(hers, gt(invoices.periodStart, periodStart)))) === 0;
}

async function followRefund(tx: Database, userId: string, invoiceId: string, refundedShare: number) {
  if (refundedShare === 0) return;
  const row = eq(invoices.id, invoiceId);
  const before = only(await tx.select().from(invoices).where(row)).refundedShare;
  if (refundedShare <= before) return;
  await withdraw(tx, { userId, grantKey: `invoice:${invoiceId}`, share: refundedShare, before });
  await tx.update(invoices).set({ refundedShare }).where(row);
}

async function tellFailure(
  tx: Database,
  services: BillingServices,
  userId: string,
  state: InvoiceState,
): Promise<void> {
  const key = `${state.invoiceId}:${state.attempts}`;
  await queueBillingMail(tx, services, { userId, kind: 'renewalFailed', key, plan: state.plan });
}
