import { addMonths } from './calendar';
import { takePayment } from './money';
import type { Coupon, Invoice, Price, Subscription } from './types';
import { find, type World } from './world';

const DAY = 86_400;
/** Days until a refused payment is tried again; after the last the subscription ends. */
const RETRY_DAYS = [3, 5, 7];

export interface NewSubscription {
  readonly customer: string;
  readonly price: Price;
  readonly metadata: Record<string, string>;
  readonly coupon?: Coupon;
}

/** Starts a subscription whose first month is paid. */
export function startSubscription(
  world: World,
  { customer, price, metadata, coupon }: NewSubscription,
): Subscription {
  const created = world.now();
  const item = {
    id: world.newId('si'),
    object: 'subscription_item',
    price,
    quantity: 1,
    current_period_start: created,
    current_period_end: addMonths(created, 1),
  } as const;
  const subscription: Subscription = {
    id: world.newId('sub'),
    object: 'subscription',
    status: 'active',
    customer,
    currency: price.currency,
    created,
    metadata,
    items: { object: 'list', data: [{ ...item }], has_more: false },
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    latest_invoice: null,
    months: 1,
    refusals: 0,
    retry_at: null,
  };
  world.state.subscriptions[subscription.id] = subscription;
  const invoice = createInvoice(world, subscription, 'subscription_create', coupon);
  world.tell('customer.subscription.created', subscription);
  payInvoice(world, subscription, invoice);
  return subscription;
}

/** Bills what is due by now: new months, refused payments, ends. */
export function bill(world: World): void {
  for (const subscription of Object.values(world.state.subscriptions)) billOne(world, subscription);
}

function billOne(world: World, subscription: Subscription): void {
  // Each step moves the subscription on by a month, a retry or to its end, so this comes to an end.
  while (isDue(world, subscription)) step(world, subscription);
}

function isDue(world: World, { status, retry_at: retryAt, items }: Subscription): boolean {
  if (status === 'canceled') return false;
  if (status === 'past_due') return retryAt !== null && retryAt <= world.now();
  return items.data[0].current_period_end <= world.now();
}

function step(world: World, subscription: Subscription): void {
  if (subscription.status === 'past_due') retry(world, subscription);
  else if (!subscription.cancel_at_period_end) renew(world, subscription);
  else endSubscription(world, subscription, subscription.items.data[0].current_period_end);
}

function renew(world: World, subscription: Subscription): void {
  const [item] = subscription.items.data;
  subscription.months += 1;
  item.current_period_start = item.current_period_end;
  item.current_period_end = addMonths(subscription.created, subscription.months);
  const invoice = createInvoice(world, subscription, 'subscription_cycle');
  world.tell('customer.subscription.updated', subscription);
  collect(world, subscription, invoice);
}

function retry(world: World, subscription: Subscription): void {
  const invoice = find(world.state.invoices, subscription.latest_invoice ?? '', 'invoice');
  collect(world, subscription, invoice);
}

function collect(world: World, subscription: Subscription, invoice: Invoice): void {
  if (subscription.refusals > 0) refuse(world, subscription, invoice);
  else payInvoice(world, subscription, invoice);
}

/** The card says no: the payment is tried again some days later, and after the last time the subscription ends. */
function refuse(world: World, subscription: Subscription, invoice: Invoice): void {
  subscription.refusals -= 1;
  invoice.attempt_count += 1;
  const wait = RETRY_DAYS[invoice.attempt_count - 1];
  const since = subscription.retry_at ?? subscription.items.data[0].current_period_start;
  world.tell('invoice.payment_failed', invoice);
  if (wait === undefined) {
    invoice.status = 'void';
    world.tell('invoice.voided', invoice);
    endSubscription(world, subscription, since);
    return;
  }
  subscription.status = 'past_due';
  subscription.retry_at = since + wait * DAY;
  world.tell('customer.subscription.updated', subscription);
}

function payInvoice(world: World, subscription: Subscription, invoice: Invoice): void {
  if (invoice.total > 0) {
    const intent = takePayment(world, subscription.customer, invoice.total, invoice.currency);
    const payment = { type: 'payment_intent', payment_intent: intent.id } as const;
    invoice.payments.data.push({
      id: world.newId('inpay'),
      object: 'invoice_payment',
      status: 'paid',
      payment,
    });
  }
  invoice.status = 'paid';
  invoice.amount_paid = invoice.total;
  invoice.attempt_count += 1;
  world.tell('invoice.paid', invoice);
  if (subscription.status !== 'past_due') return;
  subscription.status = 'active';
  subscription.retry_at = null;
  world.tell('customer.subscription.updated', subscription);
}

function createInvoice(
  world: World,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
  coupon?: Coupon,
): Invoice {
  const [{ price, current_period_start: start, current_period_end: end }] = subscription.items.data;
  const total = Math.round((price.unit_amount * (100 - (coupon?.percent_off ?? 0))) / 100);
  const id = world.newId('in');
  world.state.invoiced += 1;
  const pricing = {
    type: 'price_details',
    price_details: { price: price.id, product: price.product },
  } as const;
  const line = {
    id: world.newId('il'),
    object: 'line_item',
    amount: total,
    period: { start, end },
    pricing,
  } as const;
  const invoice: Invoice = {
    id,
    object: 'invoice',
    number: `DF-${String(world.state.invoiced).padStart(6, '0')}`,
    customer: subscription.customer,
    currency: price.currency,
    created: start,
    billing_reason: reason,
    total,
    status: 'open',
    amount_paid: 0,
    attempt_count: 0,
    hosted_invoice_url: `${world.origin}/pay/invoice/${id}`,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    lines: { object: 'list', data: [line], has_more: false },
    payments: { object: 'list', data: [], has_more: false },
  };
  world.state.invoices[id] = invoice;
  subscription.latest_invoice = id;
  world.tell('invoice.created', invoice);
  return invoice;
}

/** Ends a subscription now, whatever it is billed to. */
export function endSubscription(world: World, subscription: Subscription, at = world.now()): void {
  if (subscription.status === 'canceled') return;
  subscription.status = 'canceled';
  subscription.ended_at = at;
  subscription.canceled_at ??= at;
  subscription.retry_at = null;
  world.tell('customer.subscription.deleted', subscription);
}

/** Changes what the next months are billed, or whether there are any. */
export function changeSubscription(
  world: World,
  subscription: Subscription,
  change: { readonly price?: Price; readonly cancelAtPeriodEnd?: boolean },
): void {
  if (change.price) subscription.items.data[0].price = change.price;
  if (change.cancelAtPeriodEnd !== undefined) {
    subscription.cancel_at_period_end = change.cancelAtPeriodEnd;
    subscription.canceled_at = change.cancelAtPeriodEnd ? world.now() : null;
  }
  world.tell('customer.subscription.updated', subscription);
}
