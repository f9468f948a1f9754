import 'server-only';
import { and, eq, gt, isNull, ne, notInArray } from 'drizzle-orm';
import { only } from '@/lib/db/only';
import { invoices, payments, subscriptions } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import { userOfCustomer } from './customers';
import type { InvoiceState } from './gateway';
import { patternsOf } from './invoice-patterns';
import { lastPaidPlan } from './last-paid';
import { grantWithin, turnMonth } from './ledger/grants';
import { lockPerson } from './ledger/moves';
import { queueBillingMail } from './mails';
import { followMoney, NO_MONEY_BACK } from './money-back';
import type { PlanName } from './offers';
import type { BillingServices } from './services';
import { syncPlans } from './sync-plans';

type PlanInvoice = InvoiceState & { readonly plan: PlanName; readonly subscriptionId: string };

/**
 * Reads an invoice again and brings plans, credits and mail in line with it. Any number of times, in any order. False
 * when it cannot be read, or is none of ours.
 */
export async function syncInvoice(services: BillingServices, invoiceId: string): Promise<boolean> {
  const { db, gateway } = services;
  const state = await gateway.readInvoice(invoiceId);
  if (!state) return false;
  if (!isOfPlan(state)) return keepNumber(db, state);
  const userId = await userOfCustomer(db, state.customerId);
  if (!userId) return false;
  const money = state.paymentIntent ? await gateway.readMoney(state.paymentIntent) : NO_MONEY_BACK;
  // First of all it must be known whether its plan counts, or was bought while another ran.
  await syncPlans(services, userId);
  await db.transaction(async (tx) => {
    if (!(await lockPerson(tx, userId))) return;
    const wasOpen = await keep(tx, userId, state);
    if (state.status === 'paid') {
      if (wasOpen) await takePaid(tx, services, userId, state);
      const before = only(await tx.select().from(invoices).where(eq(invoices.id, invoiceId)));
      const shares = await followMoney(tx, { userId, grantKey: `invoice:${invoiceId}`, before, money });
      if (shares) await tx.update(invoices).set(shares).where(eq(invoices.id, invoiceId));
    } else if (state.attempts > 0 && state.status === 'open') await tellFailure(tx, services, userId, state);
  });
  return true;
}

function isOfPlan(state: InvoiceState): state is PlanInvoice {
  return state.plan !== undefined && state.subscriptionId !== undefined;
}

/** The receipt of a single payment may be written after its news: its number is added. */
async function keepNumber(db: Database, { paymentIntent, number }: InvoiceState): Promise<boolean> {
  if (!paymentIntent || !number) return false;
  const unnumbered = and(eq(payments.paymentIntent, paymentIntent), isNull(payments.number));
  return (await db.update(payments).set({ number }).where(unnumbered).returning()).length > 0;
}

/** Writes down what the invoice says; false when it was paid before, which is the end of it. */
async function keep(tx: Database, userId: string, state: PlanInvoice): Promise<boolean> {
  const { invoiceId: id, subscriptionId, plan, currency, total, status, number } = state;
  const { paymentIntent, periodStart, createdAt } = state;
  const about = { userId, subscriptionId, plan, currency, periodStart, createdAt };
  const row = { ...about, total, status, number, paymentIntent };
  const written = await tx
    .insert(invoices)
    .values({ id, ...row })
    // News that come late must not open it again.
    .onConflictDoUpdate({ target: invoices.id, set: row, setWhere: ne(invoices.status, 'paid') })
    .returning({ id: invoices.id });
  return written.length > 0;
}

async function takePaid(tx: Database, services: BillingServices, userId: string, state: PlanInvoice) {
  const { invoiceId, subscriptionId, plan, periodStart, first, month, total, currency, number } = state;
  const own = eq(subscriptions.subscriptionId, subscriptionId);
  const [kept] = await tx.select().from(subscriptions).where(own);
  if (kept?.surplus) return;
  const runs = (await lastPaidPlan(tx, subscriptionId)) ?? plan;
  await tx.update(subscriptions).set({ plan: runs }).where(own);
  const granted = { userId, invoiceId, patterns: patternsOf(state) };
  const latest = await isLatest(tx, userId, periodStart);
  const isNew = month ? await turnMonth(tx, { ...granted, latest }) : await grantWithin(tx, granted);
  const kind = first ? 'subscriptionStarted' : month ? 'subscriptionRenewed' : 'planChanged';
  const money = { amount: total, currency };
  if (isNew) await queueBillingMail(tx, services, { userId, kind, key: invoiceId, plan, money, number });
}

async function isLatest(tx: Database, userId: string, periodStart: Date): Promise<boolean> {
  const surplus = tx.select({ id: subscriptions.subscriptionId }).from(subscriptions);
  const others = surplus.where(and(eq(subscriptions.userId, userId), eq(subscriptions.surplus, true)));
  const counts = and(eq(invoices.status, 'paid'), notInArray(invoices.subscriptionId, others));
  const later = and(eq(invoices.userId, userId), counts, gt(invoices.periodStart, periodStart));
  return (await tx.$count(invoices, later)) === 0;
}

async function tellFailure(tx: Database, services: BillingServices, userId: string, state: PlanInvoice) {
  const key = `${state.invoiceId}:${state.attempts}`;
  await queueBillingMail(tx, services, { userId, kind: 'renewalFailed', key, plan: state.plan });
}
