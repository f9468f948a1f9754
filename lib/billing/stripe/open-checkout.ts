import 'server-only';
import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { CheckoutOrder, CustomerGone, OpenCheckout } from '../gateway';
import { isMissing, unless } from './plain-errors';
import type { PlanPrices } from './prices';

type Params = Stripe.Checkout.SessionCreateParams;

/** Opens a page to pay on. Asked again for the same it gives the same page. */
export async function openCheckout(
  stripe: Stripe,
  prices: PlanPrices,
  order: CheckoutOrder,
): Promise<OpenCheckout | CustomerGone> {
  const params = await paramsOf(stripe, prices, order);
  // A key may not be used for two different requests: it says all that is asked for.
  const idempotencyKey = `payment:${order.paymentId}:${digestOf(params)}`;
  const session = await stripe.checkout.sessions.create(params, { idempotencyKey }).catch(unlessGone);
  if (session === 'customer-gone') return session;
  if (!session.url) throw new Error('The checkout has no page.');
  return { sessionId: session.id, url: session.url };
}

async function paramsOf(stripe: Stripe, prices: PlanPrices, order: CheckoutOrder): Promise<Params> {
  const { paymentId, customerId, item, percentOff, locale, expiresAt, successUrl, cancelUrl } = order;
  return {
    mode: 'plan' in item ? 'subscription' : 'payment',
    customer: customerId,
    client_reference_id: paymentId,
    metadata: { payment: paymentId },
    line_items: [await lineOf(prices, order)],
    ...(percentOff > 0 ? { discounts: [{ coupon: await couponFor(stripe, percentOff) }] } : {}),
    // A plan's months have invoices of their own.
    ...('plan' in item ? {} : { invoice_creation: { enabled: true } }),
    locale: locale as Params['locale'],
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    success_url: successUrl,
    cancel_url: cancelUrl,
  };
}

async function lineOf(prices: PlanPrices, { item, currency }: CheckoutOrder) {
  if ('plan' in item) return { price: await prices.idOf(item.plan, currency), quantity: 1 };
  const price_data = { currency, unit_amount: item.amount, product_data: { name: item.name } };
  return { price_data, quantity: 1 };
}

/** The coupon of a percentage, for one payment; promo codes themselves are ours. */
async function couponFor(stripe: Stripe, percent: number): Promise<string> {
  const id = `droitfil-${percent}-off`;
  await stripe.coupons
    .create({ id, percent_off: percent, duration: 'once' })
    .catch(unless('resource_already_exists'));
  return id;
}

function digestOf(params: Params): string {
  return createHash('sha256').update(JSON.stringify(params)).digest('base64url').slice(0, 22);
}

function unlessGone(error: unknown): CustomerGone {
  if (!isMissing(error, 'customer')) throw error;
  return 'customer-gone';
}
