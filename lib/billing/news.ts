import 'server-only';
import { eq, isNull, sql } from 'drizzle-orm';
import { invoices, paymentEvents, payments, subscriptions } from '@/lib/db/schema';
import { userOfCustomer } from './customers';
import type { PaymentNews } from './gateway';
import type { BillingServices } from './services';
import { syncCheckout } from './sync-checkout';
import { syncInvoice } from './sync-invoice';
import { syncPlans } from './sync-plans';
import { createTurns } from './turns';

/** News followed at once in this process, and how long the others wait for their turn, in milliseconds. */
const turns = createTurns(8, 30_000);

/**
 * Takes a signed event of the payment service. What it is about is read again from the service, so events may come
 * late, twice or in any order; one that could not be dealt with rejects and will be sent again. One about something that
 * is not ours, or that we may not read, is noted and done.
 */
export async function takeNews(services: BillingServices, payload: string, signature: string): Promise<void> {
  const news = services.gateway.readNews(payload, signature);
  if (await isDone(services, news)) return;
  const ours = await turns.take(() => follow(services, news));
  const { id: event, type } = news;
  if (!ours) services.log.info({ event, type }, 'news of the payment service about nothing of ours');
  await services.db.update(paymentEvents).set({ doneAt: sql`now()` }).where(eq(paymentEvents.id, news.id));
}

/** Notes that the event came; whether nothing is left to do for it. One that tells nothing we follow is done at once. */
async function isDone({ db }: BillingServices, { id, type, about }: PaymentNews): Promise<boolean> {
  const nothing = about.kind === 'other';
  const row = { id, type, doneAt: nothing ? sql`now()` : null };
  // A row comes back when it is new or was begun and not ended; of one that is done nothing does.
  const open = await db
    .insert(paymentEvents)
    .values(row)
    .onConflictDoUpdate({ target: paymentEvents.id, set: { type }, setWhere: isNull(paymentEvents.doneAt) })
    .returning({ id: paymentEvents.id });
  return nothing || open.length === 0;
}

/** Whether it was about something of ours that can be read. */
async function follow(services: BillingServices, { about }: PaymentNews): Promise<boolean> {
  switch (about.kind) {
    case 'checkout':
      return syncCheckout(services, about.id);
    case 'invoice':
      return syncInvoice(services, about.id);
    case 'subscription':
      return followPlan(services, about.id);
    case 'money':
      return followPayment(services, about.paymentIntent);
    default:
      return true;
  }
}

/** Whose plan it is: known from what is kept, or told by the service when it is new. */
async function followPlan(services: BillingServices, subscriptionId: string): Promise<boolean> {
  const { db, gateway } = services;
  const kept = eq(subscriptions.subscriptionId, subscriptionId);
  const [row] = await db.select().from(subscriptions).where(kept);
  const state = row ? undefined : await gateway.readSubscription(subscriptionId);
  const userId = row?.userId ?? (state?.plan && (await userOfCustomer(db, state.customerId)));
  if (!userId) return false;
  await syncPlans(services, userId);
  return true;
}

/** The payment whose money moved is read again with it. One not known yet brings that along when it comes. */
async function followPayment(services: BillingServices, paymentIntent: string): Promise<boolean> {
  const { db } = services;
  const [payment] = await db.select().from(payments).where(eq(payments.paymentIntent, paymentIntent));
  if (payment?.sessionId) return syncCheckout(services, payment.sessionId);
  const [invoice] = await db.select().from(invoices).where(eq(invoices.paymentIntent, paymentIntent));
  return invoice ? syncInvoice(services, invoice.id) : false;
}
