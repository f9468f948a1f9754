import 'server-only';
import Stripe from 'stripe';
import { AppError } from '@/lib/errors/app-error';
import type { CheckoutOrder, Gateway } from '../gateway';
import { type PlanPrices, planPrices, unlessThere } from './prices';
import { checkoutState, idOf, invoiceState, newsOf, subscriptionState } from './states';

/** How far a webhook's time may be from ours, in seconds: the library itself lets any future pass. */
const TOLERANCE = 300;

/** The payment service by Stripe's API. Errors of the network and of the service come out as `payment-unavailable`. */
export function stripeGateway(stripe: Stripe, webhookSecret: string): Gateway {
  const prices = planPrices(stripe);
  const gateway: Gateway = {
    async createCustomer({ userId, email, name }) {
      const params = { email, name, metadata: { user: userId } };
      return (await stripe.customers.create(params, { idempotencyKey: `customer:${userId}` })).id;
    },
    async removeCustomer(customerId) {
      await stripe.customers.del(customerId).catch(unlessMissing);
    },
    openCheckout: (order) => openCheckout(stripe, prices, order),
    readCheckout: async (id) => checkoutState(await stripe.checkout.sessions.retrieve(id)),
    async expireCheckout(id) {
      await stripe.checkout.sessions.expire(id).catch(unlessOver);
    },
    async readSubscription(id) {
      const subscription = await stripe.subscriptions.retrieve(id);
      const priceId = subscription.items.data[0]?.price.id ?? '';
      return subscriptionState(subscription, await prices.planOf(priceId));
    },
    async changePlan(id, plan) {
      const { items, currency } = await stripe.subscriptions.retrieve(id);
      const price = await prices.idOf(plan, currency === 'usd' ? 'usd' : 'eur');
      const item = { id: items.data[0]?.id ?? '', price };
      await stripe.subscriptions.update(id, { items: [item], proration_behavior: 'none' });
    },
    async setCancelled(id, cancelled) {
      await stripe.subscriptions.update(id, { cancel_at_period_end: cancelled });
    },
    async readInvoice(id) {
      const invoice = await stripe.invoices.retrieve(id, { expand: ['payments'] });
      const priceId = idOf(invoice.lines.data[0]?.pricing?.price_details?.price) ?? '';
      return invoiceState(invoice, await prices.planOf(priceId));
    },
    async readRefundedShare(paymentIntent) {
      const expand = ['latest_charge'];
      const { latest_charge: charge } = await stripe.paymentIntents.retrieve(paymentIntent, { expand });
      if (!charge || typeof charge === 'string') return 0;
      return charge.amount > 0 ? charge.amount_refunded / charge.amount : 0;
    },
    async refund(paymentIntent, key) {
      await stripe.refunds
        .create({ payment_intent: paymentIntent }, { idempotencyKey: key })
        .catch(unlessRefunded);
    },
    async openPortal(customer, return_url) {
      return (await stripe.billingPortal.sessions.create({ customer, return_url })).url;
    },
    readNews: (payload, signature) => readNews(stripe, payload, signature, webhookSecret),
  };
  return withPlainErrors(gateway);
}

async function openCheckout(stripe: Stripe, prices: PlanPrices, order: CheckoutOrder) {
  const { paymentId, customerId, item, currency, percentOff, locale, expiresAt, successUrl, cancelUrl } =
    order;
  const line =
    'plan' in item
      ? { price: await prices.idOf(item.plan, currency), quantity: 1 }
      : {
          price_data: { currency, unit_amount: item.amount, product_data: { name: item.name } },
          quantity: 1,
        };
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'plan' in item ? 'subscription' : 'payment',
      customer: customerId,
      client_reference_id: paymentId,
      metadata: { payment: paymentId },
      line_items: [line],
      ...(percentOff > 0 ? { discounts: [{ coupon: await couponFor(stripe, percentOff) }] } : {}),
      locale: locale as Stripe.Checkout.SessionCreateParams.Locale,
      expires_at: Math.floor(expiresAt.getTime() / 1000),
      success_url: successUrl,
      cancel_url: cancelUrl,
    },
    { idempotencyKey: `payment:${paymentId}` },
  );
  if (!session.url) throw new Error('The checkout has no page.');
  return { sessionId: session.id, url: session.url };
}

/** The coupon of a percentage, for one payment; promo codes themselves are ours. */
async function couponFor(stripe: Stripe, percent: number): Promise<string> {
  const id = `droitfil-${percent}-off`;
  await stripe.coupons.create({ id, percent_off: percent, duration: 'once' }).catch(unlessThere);
  return id;
}

function readNews(stripe: Stripe, payload: string, signature: string, secret: string) {
  try {
    const event = stripe.webhooks.constructEvent(payload, signature, secret, TOLERANCE);
    const sent = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
    if (sent > Date.now() / 1000 + TOLERANCE) throw new AppError('invalid-signature');
    return newsOf(event);
  } catch (cause) {
    throw new AppError('invalid-signature', { cause });
  }
}

function unlessMissing(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'resource_missing') throw error;
}

/** A checkout that is over cannot be expired; how it ended is read afterwards. */
function unlessOver(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
}

function unlessRefunded(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'charge_already_refunded') throw error;
}

/** Nothing of the vendor's errors reaches a reader: outages and refusals of the service are one trouble to her. */
function withPlainErrors(gateway: Gateway): Gateway {
  const wrapped = Object.entries(gateway).map(([name, act]) => {
    if (name === 'readNews') return [name, act];
    const plain = async (...given: unknown[]) => {
      try {
        return await (act as (...all: unknown[]) => Promise<unknown>)(...given);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeError)
          throw new AppError('payment-unavailable', { cause: error });
        throw error;
      }
    };
    return [name, plain];
  });
  return Object.fromEntries(wrapped) as Gateway;
}
