import { addMonths } from './calendar';
import { createInvoice, monthLine, prorationLines } from './invoices';
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
  readonly coupon?: Coupon | undefined;
  /** Its first payment is on its way and comes later. */
  readonly later?: boolean;
}

/** Starts a subscription whose first month is paid. */
export function startSubscription(
  world: World,
  { customer, price, metadata, coupon, later = false }: NewSubscription,
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
    own: { months: 1, refusals: 0, retryAt: null, pending: [] },
  };
  world.state.subscriptions[subscription.id] = subscription;
  const line = monthLine(world, subscription, coupon);
  const invoice = createInvoice(world, subscription, 'subscription_create', [line]);
  world.tell('customer.subscription.created', subscription);
  if (!later) payInvoice(world, subscription, invoice);
  return subscription;
}

function firstInvoice(world: World, { latest_invoice: id }: Subscription): Invoice {
  return find(world.state.invoices, id ?? '', 'invoice');
}

/** The first payment, which was on its way, has come. */
export function payFirst(world: World, subscription: Subscription): void {
  payInvoice(world, subscription, firstInvoice(world, subscription));
}

/** The first payment, which was on its way, will not come: nothing was ever paid. */
export function refuseFirst(world: World, subscription: Subscription): void {
  const invoice = firstInvoice(world, subscription);
  invoice.attempt_count += 1;
  invoice.status = 'void';
  world.tell('invoice.voided', invoice);
  endSubscription(world, subscription);
}

const HOURS_TO_BEGIN = 23;

/** A subscription whose first payment waits for a step of the person's: it has not begun. */
export function startIncomplete(world: World, given: NewSubscription): Subscription {
  const subscription = startSubscription(world, { ...given, later: true });
  subscription.status = 'incomplete';
  subscription.own.retryAt = world.now() + HOURS_TO_BEGIN * 3_600;
  world.tell('customer.subscription.updated', subscription);
  return subscription;
}

/** She has passed the step: what had not begun begins. */
export function confirmIncomplete(world: World, subscription: Subscription): void {
  if (subscription.status !== 'incomplete') return;
  subscription.status = 'active';
  subscription.own.retryAt = null;
  payFirst(world, subscription);
  world.tell('customer.subscription.updated', subscription);
}

/** Bills what is due by now: new months, refused payments, ends. */
export function bill(world: World): void {
  for (const subscription of Object.values(world.state.subscriptions)) billOne(world, subscription);
}

function billOne(world: World, subscription: Subscription): void {
  // Each step moves the subscription on by a month, a retry or to its end, so this comes to an end.
  while (isDue(world, subscription)) step(world, subscription);
}

function isDue(world: World, { status, own: { retryAt }, items }: Subscription): boolean {
  if (status === 'canceled' || status === 'incomplete_expired') return false;
  if (status === 'past_due' || status === 'incomplete') return retryAt !== null && retryAt <= world.now();
  return items.data[0].current_period_end <= world.now();
}

function step(world: World, subscription: Subscription): void {
  if (subscription.status === 'incomplete') expireIncomplete(world, subscription);
  else if (subscription.status === 'past_due') retry(world, subscription);
  else if (!subscription.cancel_at_period_end) renew(world, subscription);
  else endSubscription(world, subscription, subscription.items.data[0].current_period_end);
}

function expireIncomplete(world: World, subscription: Subscription): void {
  subscription.status = 'incomplete_expired';
  world.tell('customer.subscription.updated', subscription);
}

function renew(world: World, subscription: Subscription): void {
  const [item] = subscription.items.data;
  subscription.own.months += 1;
  item.current_period_start = item.current_period_end;
  item.current_period_end = addMonths(subscription.created, subscription.own.months);
  const lines = [...subscription.own.pending.splice(0), monthLine(world, subscription)];
  const invoice = createInvoice(world, subscription, 'subscription_cycle', lines);
  world.tell('customer.subscription.updated', subscription);
  collect(world, subscription, invoice);
}

function retry(world: World, subscription: Subscription): void {
  const invoice = find(world.state.invoices, subscription.latest_invoice ?? '', 'invoice');
  collect(world, subscription, invoice);
}

function collect(world: World, subscription: Subscription, invoice: Invoice): void {
  if (subscription.own.refusals > 0) refuse(world, subscription, invoice);
  else payInvoice(world, subscription, invoice);
}

/** The card says no: the payment is tried again some days later, and after the last time the subscription ends. */
function refuse(world: World, subscription: Subscription, invoice: Invoice): void {
  subscription.own.refusals -= 1;
  invoice.attempt_count += 1;
  const wait = RETRY_DAYS[invoice.attempt_count - 1];
  const since = subscription.own.retryAt ?? subscription.items.data[0].current_period_start;
  world.tell('invoice.payment_failed', invoice);
  if (wait === undefined) {
    invoice.status = 'void';
    world.tell('invoice.voided', invoice);
    endSubscription(world, subscription, since);
    return;
  }
  subscription.status = 'past_due';
  subscription.own.retryAt = since + wait * DAY;
  world.tell('customer.subscription.updated', subscription);
}

function payInvoice(world: World, subscription: Subscription, invoice: Invoice): void {
  if (invoice.total > 0) {
    const { customer } = subscription;
    const { total: amount, currency } = invoice;
    const intent = takePayment(world, { customer, amount, currency });
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
  subscription.own.retryAt = null;
  world.tell('customer.subscription.updated', subscription);
}

/** Ends a subscription now, whatever it is billed to. */
export function endSubscription(world: World, subscription: Subscription, at = world.now()): void {
  if (subscription.status === 'canceled') return;
  subscription.status = 'canceled';
  subscription.ended_at = at;
  subscription.canceled_at ??= at;
  subscription.own.retryAt = null;
  world.tell('customer.subscription.deleted', subscription);
}

interface Change {
  readonly price?: Price;
  readonly cancelAtPeriodEnd?: boolean;
  /** What becomes of the rest of the month when the price changes. */
  readonly prorate?: 'none' | 'create_prorations' | 'always_invoice';
}

/** Changes what the next months are billed, or whether there are any. */
export function changeSubscription(world: World, subscription: Subscription, change: Change): void {
  const [item] = subscription.items.data;
  if (change.price && change.price.id !== item.price.id) {
    const lines = change.prorate === 'none' ? [] : prorationLines(world, subscription, change.price);
    item.price = change.price;
    if (change.prorate === 'always_invoice') {
      const invoice = createInvoice(world, subscription, 'subscription_update', lines);
      payInvoice(world, subscription, invoice);
    } else subscription.own.pending.push(...lines);
  }
  if (change.cancelAtPeriodEnd !== undefined) {
    subscription.cancel_at_period_end = change.cancelAtPeriodEnd;
    subscription.canceled_at = change.cancelAtPeriodEnd ? world.now() : null;
  }
  world.tell('customer.subscription.updated', subscription);
}
