import 'server-only';
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { User } from '@/lib/accounts/users';
import { only } from '@/lib/db/only';
import { payments } from '@/lib/db/schema';
import { siteUrl } from '@/lib/env/site-url';
import { AppError } from '@/lib/errors/app-error';
import { customerOf, renewCustomer } from './customers';
import type { CheckoutOrder, OpenCheckout } from './gateway';
import type { Payment } from './keep-payment';
import type { BillingServices } from './services';
import type { PaymentOrder } from './start-payment';
import { syncCheckout } from './sync-checkout';

/** Minutes a checkout stays open; a promo code is held no longer. */
const OPEN_MINUTES = 40;
/** The service opens none for less than half an hour. */
const LEAST_MINUTES = 31;

/** The page to pay `payment` on: the one that is open, where it asks for the same, otherwise a new one. */
export async function openPayment(
  services: BillingServices,
  user: User,
  order: PaymentOrder,
  payment: Payment,
): Promise<string> {
  const customerId = await customerOf(services, user);
  const wanted = checkoutOrder(services, customerId, order, payment);
  const sessionDigest = digestOf(wanted);
  if (payment.sessionId) {
    const open = await openPage(services, payment, sessionDigest);
    if (open) return open;
  }
  const expiresAt = await keepTerm(services, payment.id, sessionDigest);
  const opened = await openFor(services, user, { ...wanted, expiresAt });
  return keepOpened(services, payment.id, opened);
}

type Wanted = Omit<CheckoutOrder, 'expiresAt'>;

function checkoutOrder(
  { origins }: BillingServices,
  customerId: string,
  { plan, name, locale }: PaymentOrder,
  { id: paymentId, amount, currency, percentOff }: Payment,
): Wanted {
  const page = (path: string) => siteUrl(origins, locale, `${path}?payment=${paymentId}`);
  const item = plan ? { plan } : { name: name ?? 'Droitfil', amount };
  const urls = { successUrl: page('/payment/success'), cancelUrl: page('/payment/cancel') };
  return { paymentId, customerId, item, currency, percentOff, locale, ...urls };
}

function digestOf(wanted: Wanted): string {
  return createHash('sha256').update(JSON.stringify(wanted)).digest('base64url');
}

/** The page opened before, while it is open and asks for the same; one that asks for something else is closed. */
async function openPage(
  services: BillingServices,
  { id, sessionId, sessionDigest }: Payment,
  wanted: string,
): Promise<string | undefined> {
  const { db, gateway } = services;
  const before = sessionId ?? '';
  const state = await gateway.readCheckout(before);
  if (state?.status === 'open' && sessionDigest === wanted) return state.url;
  if (state?.status === 'open') {
    // Taken off first, so that the news of its end does not close the payment.
    const still = and(eq(payments.id, id), eq(payments.sessionId, before));
    await db.update(payments).set({ sessionId: null, sessionDigest: null }).where(still);
    await gateway.expireCheckout(before);
  }
  const now = await gateway.readCheckout(before);
  if (now && now.status !== 'expired') await refuseOver(services, before);
  if (state?.status !== 'open' && now?.status === 'expired') await refuseOver(services, before);
  return undefined;
}

/** It was paid, or its time ran out, before we knew. */
async function refuseOver(services: BillingServices, sessionId: string): Promise<never> {
  await syncCheckout(services, sessionId);
  throw new AppError('payment-over');
}

/** When the checkout about to be opened closes: kept before, so that two clicks ask for the same one. */
async function keepTerm({ db, clock }: BillingServices, id: string, sessionDigest: string): Promise<Date> {
  return db.transaction(async (tx) => {
    const row = eq(payments.id, id);
    const before = only(await tx.select().from(payments).where(row).for('update'));
    const inMinutes = (minutes: number) => new Date(clock().getTime() + minutes * 60_000);
    const least = inMinutes(LEAST_MINUTES);
    const goesOn = before.expiresAt && before.expiresAt > least && before.sessionDigest === sessionDigest;
    if (goesOn && before.expiresAt) return before.expiresAt;
    const expiresAt = inMinutes(OPEN_MINUTES);
    await tx.update(payments).set({ expiresAt, sessionDigest }).where(row);
    return expiresAt;
  });
}

async function openFor(services: BillingServices, user: User, order: CheckoutOrder): Promise<OpenCheckout> {
  const opened = await services.gateway.openCheckout(order);
  if (opened !== 'customer-gone') return opened;
  const customerId = await renewCustomer(services, user, order.customerId);
  const again = await services.gateway.openCheckout({ ...order, customerId });
  if (again === 'customer-gone') throw new AppError('payment-unavailable');
  return again;
}

/** Notes the checkout; one whose payment was closed meanwhile, from another tab, is closed as well. */
async function keepOpened(services: BillingServices, id: string, { sessionId, url }: OpenCheckout) {
  const open = and(eq(payments.id, id), eq(payments.status, 'open'));
  const kept = await services.db.update(payments).set({ sessionId }).where(open).returning();
  if (kept.length > 0) return url;
  await services.gateway.expireCheckout(sessionId);
  throw new AppError('payment-over');
}
