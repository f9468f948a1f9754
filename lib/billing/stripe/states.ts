import 'server-only';
import type Stripe from 'stripe';
import type { CheckoutState, SubscriptionState } from '../gateway';
import type { Currency } from '../offers';
import type { PlanOf } from './prices';

/** The id of something that may have come whole. */
export function idOf(given: string | { readonly id: string } | null | undefined): string | undefined {
  return typeof given === 'string' ? given : (given?.id ?? undefined);
}

/** A checkout read with its payment intent and its subscription. */
export function checkoutState(session: Stripe.Checkout.Session): CheckoutState {
  return {
    sessionId: session.id,
    paymentId: session.client_reference_id ?? undefined,
    status: statusOf(session),
    url: session.url ?? undefined,
    paymentIntent: idOf(session.payment_intent),
    subscriptionId: idOf(session.subscription),
    invoiceId: idOf(session.invoice),
  };
}

function statusOf(session: Stripe.Checkout.Session): CheckoutState['status'] {
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return 'open';
  if (session.payment_status !== 'unpaid') return 'paid';
  return hasFailed(session) ? 'failed' : 'waiting';
}

/** Sent, and refused afterwards: nothing but another checkout brings that money. */
function hasFailed({ payment_intent: intent, subscription }: Stripe.Checkout.Session): boolean {
  if (intent && typeof intent === 'object')
    return ['requires_payment_method', 'canceled'].includes(intent.status);
  if (!subscription || typeof subscription === 'string') return false;
  return ['incomplete_expired', 'canceled'].includes(subscription.status);
}

export function subscriptionState(subscription: Stripe.Subscription, planOf: PlanOf): SubscriptionState {
  const item = subscription.items.data[0];
  return {
    subscriptionId: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    status: subscription.status,
    plan: planOf(item?.price.id ?? ''),
    currency: currencyOf(subscription.currency),
    startedAt: moment(subscription.created),
    periodEnd: moment(item?.current_period_end ?? subscription.created),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
  };
}

export function currencyOf(code: string): Currency {
  return code === 'usd' ? 'usd' : 'eur';
}

export function moment(seconds: number): Date {
  return new Date(seconds * 1000);
}
