import 'server-only';
import { eq, sql } from 'drizzle-orm';
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
  const [known] = await services.db.select().from(paymentEvents).where(eq(paymentEvents.id, news.id));
  if (known?.doneAt) return;
  await services.db.insert(paymentEvents).values({ id: news.id, type: news.type }).onConflictDoNothing();
  await follow(services, news);
  await services.db.update(paymentEvents).set({ doneAt: sql`now()` }).where(eq(paymentEvents.id, news.id));
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
