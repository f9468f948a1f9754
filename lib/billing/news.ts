import 'server-only';
import { eq, isNull, sql } from 'drizzle-orm';
import { invoices, paymentEvents, payments } from '@/lib/db/schema';
import type { PaymentNews } from './gateway';
import type { BillingServices } from './services';
import { syncCheckout } from './sync-checkout';
import { syncInvoice } from './sync-invoice';
import { syncSubscription } from './sync-subscription';

/**
 * Takes a signed event of the payment service. What it is about is read again from the service, so events may come
 * late, twice or in any order; one that could not be dealt with rejects and will be sent again.
 */
export async function takeNews(services: BillingServices, payload: string, signature: string): Promise<void> {
  const news = services.gateway.readNews(payload, signature);
  if (await isDone(services, news)) return;
  await follow(services, news);
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

async function follow(services: BillingServices, { about }: PaymentNews): Promise<void> {
  switch (about.kind) {
    case 'checkout':
      return syncCheckout(services, about.id);
    case 'invoice':
      return syncInvoice(services, about.id);
    case 'subscription':
      return syncSubscription(services, about.id);
    case 'refund':
      return followRefund(services, about.paymentIntent);
    default:
  }
}

/** The payment that money went back for is read again with its refund. One not known yet brings its refund along. */
async function followRefund({ db, ...services }: BillingServices, paymentIntent: string): Promise<void> {
  const [payment] = await db.select().from(payments).where(eq(payments.paymentIntent, paymentIntent));
  if (payment?.sessionId) return syncCheckout({ db, ...services }, payment.sessionId);
  const [invoice] = await db.select().from(invoices).where(eq(invoices.paymentIntent, paymentIntent));
  if (invoice) return syncInvoice({ db, ...services }, invoice.id);
}
