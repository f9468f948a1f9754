import 'server-only';
import type Stripe from 'stripe';
import type { Log } from '@/lib/log/log';
import type { Gateway } from '../gateway';
import { invoiceState } from './invoice-state';
import { readMoney } from './money';
import { readNews } from './news';
import { openCheckout } from './open-checkout';
import { ifReadable, isMissing, unless, withPlainErrors } from './plain-errors';
import { planPrices } from './prices';
import { checkoutState, subscriptionState } from './states';

/** The payment service by Stripe's API. Errors of the network and of the service come out as `payment-unavailable`. */
export function stripeGateway(stripe: Stripe, webhookSecrets: readonly string[], log: Log): Gateway {
  const prices = planPrices(stripe, log);
  return withPlainErrors({
    ...customersOf(stripe),
    openCheckout: (order) => openCheckout(stripe, prices, order),
    async readCheckout(id) {
      const expand = ['payment_intent', 'subscription'];
      const session = await ifReadable(stripe.checkout.sessions.retrieve(id, { expand }));
      return session && checkoutState(session);
    },
    async expireCheckout(id) {
      // One that is over cannot be expired; how it ended is read afterwards.
      await stripe.checkout.sessions.expire(id).catch(unlessRefused);
    },
    async readSubscription(id) {
      const subscription = await ifReadable(stripe.subscriptions.retrieve(id));
      return subscription && subscriptionState(subscription, await prices.planOf());
    },
    async listSubscriptions(customer) {
      const asked = stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
      const { data } = (await ifReadable(asked)) ?? { data: [] };
      const planOf = await prices.planOf();
      return data.map((subscription) => subscriptionState(subscription, planOf));
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
    async endSubscription(id) {
      await stripe.subscriptions.cancel(id).catch(unless('resource_missing'));
    },
    async readInvoice(id) {
      const invoice = await ifReadable(stripe.invoices.retrieve(id, { expand: ['payments'] }));
      return invoice && invoiceState(invoice, await prices.planOf());
    },
    async listPaid(subscription) {
      const expand = ['data.payments'];
      const { data } = await stripe.invoices.list({ subscription, status: 'paid', limit: 100, expand });
      const planOf = await prices.planOf();
      return data.map((invoice) => invoiceState(invoice, planOf));
    },
    readMoney: (paymentIntent) => readMoney(stripe, paymentIntent),
    async refund(payment_intent, idempotencyKey) {
      await stripe.refunds
        .create({ payment_intent }, { idempotencyKey })
        .catch(unless('charge_already_refunded', 'charge_disputed'));
    },
    readNews: (payload, signature) => readNews(stripe, payload, signature, webhookSecrets),
  });
}

type Customers = Pick<Gateway, 'createCustomer' | 'tellCustomer' | 'removeCustomer' | 'openPortal'>;

function customersOf(stripe: Stripe): Customers {
  return {
    async createCustomer(userId, instead) {
      // What a key sends must never change, so the address is told afterwards.
      const idempotencyKey = `customer:${userId}${instead ? `:${instead}` : ''}`;
      return (await stripe.customers.create({ metadata: { user: userId } }, { idempotencyKey })).id;
    },
    async tellCustomer(customerId, { email, name }) {
      return (await unlessGone(stripe.customers.update(customerId, { email, name }))) !== 'customer-gone';
    },
    async removeCustomer(customerId) {
      await stripe.customers.del(customerId).catch(unless('resource_missing'));
    },
    async openPortal(customer, return_url) {
      const portal = await unlessGone(stripe.billingPortal.sessions.create({ customer, return_url }));
      return portal === 'customer-gone' ? portal : portal.url;
    },
  };
}

async function unlessGone<T>(asked: Promise<T>): Promise<T | 'customer-gone'> {
  try {
    return await asked;
  } catch (error) {
    if (isMissing(error)) return 'customer-gone';
    throw error;
  }
}

function unlessRefused(error: unknown): void {
  const { type } = error as { type?: string };
  if (type !== 'StripeInvalidRequestError') throw error;
}
