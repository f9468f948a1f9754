import 'server-only';
import type Stripe from 'stripe';
import type { InvoiceState } from '../gateway';
import { PLANS } from '../offers';
import type { PlanOf } from './prices';
import { currencyOf, idOf, moment } from './states';

/** Reasons for an invoice of which one bills a month; a change within a month has a reason of its own. */
const MONTHLY: readonly string[] = ['subscription_create', 'subscription_cycle'];

export function invoiceState(invoice: Stripe.Invoice, planOf: PlanOf): InvoiceState {
  const paid = invoice.payments?.data.find(({ status }) => status === 'paid');
  const line = monthOf(invoice);
  return {
    invoiceId: invoice.id ?? '',
    customerId: idOf(invoice.customer) ?? '',
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    plan: planOf(priceOf(line)),
    month: MONTHLY.includes(invoice.billing_reason ?? ''),
    changes: changesOf(invoice, planOf),
    currency: currencyOf(invoice.currency),
    total: invoice.total,
    status: invoice.status ?? 'draft',
    number: invoice.number ?? undefined,
    first: invoice.billing_reason === 'subscription_create',
    attempts: invoice.attempt_count,
    paymentIntent: idOf(paid?.payment.payment_intent),
    periodStart: moment(line?.period.start ?? invoice.created),
    createdAt: moment(invoice.created),
  };
}

/** The line of the month itself; of an invoice about changes alone, that of the plan changed to. */
function monthOf({ lines: { data } }: Stripe.Invoice): Stripe.InvoiceLineItem | undefined {
  return data.find((line) => !isChange(line)) ?? data.find(({ amount }) => amount > 0) ?? data[0];
}

function isChange({ parent }: Stripe.InvoiceLineItem): boolean {
  return parent?.subscription_item_details?.proration ?? parent?.invoice_item_details?.proration ?? false;
}

function changesOf({ lines: { data } }: Stripe.Invoice, planOf: PlanOf): InvoiceState['changes'] {
  return data.filter(isChange).flatMap((line) => {
    const plan = planOf(priceOf(line));
    return plan ? [{ plan, share: line.amount / PLANS[plan].price }] : [];
  });
}

function priceOf(line: Stripe.InvoiceLineItem | undefined): string {
  return idOf(line?.pricing?.price_details?.price) ?? '';
}
