import type { Coupon, Invoice, InvoiceLine, Price, Session, Subscription } from './types';
import type { World } from './world';

/** The line of the month that a subscription is in. */
export function monthLine(
  world: World,
  { id: subscription, items }: Subscription,
  coupon?: Coupon,
): InvoiceLine {
  const [{ price, current_period_start: start, current_period_end: end }] = items.data;
  const amount = Math.round((price.unit_amount * (100 - (coupon?.percent_off ?? 0))) / 100);
  return lineOf(world, { subscription, price, amount, period: { start, end }, proration: false });
}

/** What is left of the month, credited at the old price and billed at the new. */
export function prorationLines(world: World, subscription: Subscription, price: Price): InvoiceLine[] {
  const [item] = subscription.items.data;
  const [start, end] = [world.now(), item.current_period_end];
  const left = (end - start) / (end - item.current_period_start);
  const common = { subscription: subscription.id, period: { start, end }, proration: true };
  const part = (one: Price, sign: number) =>
    lineOf(world, { ...common, price: one, amount: Math.round(sign * left * one.unit_amount) });
  return [part(item.price, -1), part(price, 1)];
}

interface NewLine {
  readonly subscription: string;
  readonly price: Price;
  readonly amount: number;
  readonly period: InvoiceLine['period'];
  readonly proration: boolean;
}

function lineOf(world: World, { subscription, price, amount, period, proration }: NewLine): InvoiceLine {
  const details = { subscription, proration };
  return {
    id: world.newId('il'),
    object: 'line_item',
    amount,
    period,
    parent: { type: 'subscription_item_details', subscription_item_details: details },
    pricing: { type: 'price_details', price_details: { price: price.id, product: price.product } },
  };
}

/** Writes an invoice of a subscription, to be paid. */
export function createInvoice(
  world: World,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
  lines: readonly InvoiceLine[],
): Invoice {
  const [{ price, current_period_start: start }] = subscription.items.data;
  const { id, metadata, customer } = subscription;
  const invoice = blank(world, {
    customer,
    currency: price.currency,
    created: reason === 'subscription_update' ? world.now() : start,
    billing_reason: reason,
    // What is credited beyond it stays with the customer; it is never paid out by itself.
    total: Math.max(
      0,
      lines.reduce((sum, { amount }) => sum + amount, 0),
    ),
    parent: { type: 'subscription_details', subscription_details: { subscription: id, metadata } },
    lines: { object: 'list', data: [...lines], has_more: false },
  });
  subscription.latest_invoice = invoice.id;
  world.tell('invoice.created', invoice);
  return invoice;
}

/** The receipt of a checkout that was paid once. */
export function createReceipt(world: World, session: Session): Invoice {
  const { customer, currency, amount_total: total, payment_intent: intent } = session;
  const now = world.now();
  const line = {
    id: world.newId('il'),
    object: 'line_item',
    amount: total,
    period: { start: now, end: now },
  } as const;
  const receipt = blank(world, {
    ...{ customer, currency, created: now, billing_reason: 'manual', total, parent: null },
    lines: { object: 'list', data: [{ ...line, parent: null, pricing: null }], has_more: false },
  });
  if (intent) notePayment(world, receipt, intent);
  receipt.status = 'paid';
  receipt.amount_paid = total;
  return receipt;
}

/** Notes which payment an invoice was paid by. */
function notePayment(world: World, { payments }: Invoice, intent: string): void {
  const payment = { type: 'payment_intent', payment_intent: intent } as const;
  payments.data.push({ id: world.newId('inpay'), object: 'invoice_payment', status: 'paid', payment });
}

type Filled = Pick<
  Invoice,
  'customer' | 'currency' | 'created' | 'billing_reason' | 'total' | 'parent' | 'lines'
>;

function blank(world: World, filled: Filled): Invoice {
  const id = world.newId('in');
  world.state.invoiced += 1;
  const invoice: Invoice = {
    id,
    object: 'invoice',
    number: `DF-${String(world.state.invoiced).padStart(6, '0')}`,
    ...filled,
    status: 'open',
    amount_paid: 0,
    attempt_count: 0,
    hosted_invoice_url: `${world.origin}/pay/invoice/${id}`,
    payments: { object: 'list', data: [], has_more: false },
  };
  world.state.invoices[id] = invoice;
  return invoice;
}
