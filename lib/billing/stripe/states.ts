import 'server-only';
import type Stripe from 'stripe';
import type { CheckoutState, InvoiceState, PaymentNews, SubscriptionState } from '../gateway';
import type { Currency, PlanName } from '../offers';

/** The id of something that may have come whole. */
export function idOf(given: string | { readonly id: string } | null | undefined): string | undefined {
  return typeof given === 'string' ? given : (given?.id ?? undefined);
}

export function checkoutState(session: Stripe.Checkout.Session): CheckoutState {
  const paid = session.status === 'complete' && session.payment_status !== 'unpaid';
  return {
    sessionId: session.id,
    paymentId: session.client_reference_id ?? undefined,
    status: paid ? 'paid' : session.status === 'expired' ? 'expired' : 'open',
    url: session.url ?? undefined,
    paymentIntent: idOf(session.payment_intent),
    subscriptionId: idOf(session.subscription),
    invoiceId: idOf(session.invoice),
  };
}

export function subscriptionState(
  subscription: Stripe.Subscription,
  plan: PlanName | undefined,
): SubscriptionState {
  const item = subscription.items.data[0];
  if (!item || !plan) throw new Error('A subscription is for something we do not sell.');
  return {
    subscriptionId: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    status: subscription.status,
    plan,
    currency: currencyOf(subscription.currency),
    startedAt: moment(subscription.created),
    periodEnd: moment(item.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
  };
}

export function invoiceState(invoice: Stripe.Invoice, plan: PlanName | undefined): InvoiceState {
  const paid = invoice.payments?.data.find(({ status }) => status === 'paid');
  return {
    invoiceId: invoice.id ?? '',
    customerId: idOf(invoice.customer) ?? '',
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    plan,
    currency: currencyOf(invoice.currency),
    total: invoice.total,
    status: invoice.status ?? 'draft',
    number: invoice.number ?? undefined,
    first: invoice.billing_reason === 'subscription_create',
    attempts: invoice.attempt_count,
    paymentIntent: idOf(paid?.payment.payment_intent),
    periodStart: moment(invoice.lines.data[0]?.period.start ?? invoice.created),
    createdAt: moment(invoice.created),
  };
}

/** Tells nothing yet that anybody has to know: whether it is paid or refused is told by the next. */
const BEGUN = 'invoice.created';

/** What an event is about, by its kind and the id it carries. */
export function newsOf({ id, type, data }: Stripe.Event): PaymentNews {
  const object = data.object as { id?: string; payment_intent?: string | { id: string } | null };
  const about = (kind: 'checkout' | 'subscription' | 'invoice') => ({ kind, id: object.id ?? '' });
  if (type.startsWith('checkout.session.')) return { id, type, about: about('checkout') };
  if (type.startsWith('customer.subscription.')) return { id, type, about: about('subscription') };
  if (type.startsWith('invoice.') && type !== BEGUN && object.id)
    return { id, type, about: about('invoice') };
  const paymentIntent = idOf(object.payment_intent);
  if (type === 'charge.refunded' && paymentIntent)
    return { id, type, about: { kind: 'refund', paymentIntent } };
  return { id, type, about: { kind: 'other' } };
}

function currencyOf(code: string): Currency {
  return code === 'usd' ? 'usd' : 'eur';
}

function moment(seconds: number): Date {
  return new Date(seconds * 1000);
}
