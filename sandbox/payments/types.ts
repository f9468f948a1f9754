/**
 * The parts of Stripe's objects that the service reads, in Stripe's own names. Times in seconds, amounts in cents. What
 * is under `own` are the stand-in's notes: they are in none of its answers.
 */

export interface Customer {
  readonly id: string;
  readonly object: 'customer';
  email: string | null;
  name: string | null;
  readonly metadata: Record<string, string>;
  deleted?: true;
}

export interface Price {
  readonly id: string;
  readonly object: 'price';
  readonly product: string;
  readonly currency: string;
  unit_amount: number;
  readonly recurring: { readonly interval: string; readonly interval_count: number } | null;
  readonly lookup_key: string | null;
  readonly active: true;
}

export interface Coupon {
  readonly id: string;
  readonly object: 'coupon';
  readonly percent_off: number;
  readonly duration: 'once';
}

export interface Session {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly mode: 'payment' | 'subscription';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  readonly url: string;
  readonly customer: string;
  readonly client_reference_id: string | null;
  readonly metadata: Record<string, string>;
  readonly currency: string;
  readonly amount_subtotal: number;
  readonly amount_total: number;
  payment_intent: string | null;
  subscription: string | null;
  invoice: string | null;
  readonly created: number;
  readonly expires_at: number;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly own: {
    /** What is bought. */
    readonly name: string;
    readonly price: string | null;
    readonly coupon: string | null;
    /** Whether a receipt is written once it is paid. */
    readonly receipt: boolean;
    /** A plan that waits for a step of the person's. */
    begun?: string;
    /** When money on its way arrives, and whether it does. */
    clears?: { readonly at: number; readonly fails: boolean };
  };
}

export interface PaymentIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly currency: string;
  readonly customer: string;
  status: 'succeeded' | 'processing' | 'requires_action' | 'requires_payment_method';
  latest_charge: string | null;
}

export interface Charge {
  readonly id: string;
  readonly object: 'charge';
  readonly amount: number;
  amount_refunded: number;
  refunded: boolean;
  disputed: boolean;
  readonly currency: string;
  readonly customer: string;
  readonly payment_intent: string;
}

export interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly charge: string;
  readonly payment_intent: string;
  readonly status: 'succeeded';
}

export interface Dispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly amount: number;
  readonly currency: string;
  readonly charge: string;
  readonly payment_intent: string;
  readonly reason: 'fraudulent';
  status: 'needs_response' | 'won' | 'lost';
}

interface SubscriptionItem {
  readonly id: string;
  readonly object: 'subscription_item';
  price: Price;
  readonly quantity: 1;
  current_period_start: number;
  current_period_end: number;
}

export interface Subscription {
  readonly id: string;
  readonly object: 'subscription';
  status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled';
  readonly customer: string;
  readonly currency: string;
  readonly created: number;
  readonly metadata: Record<string, string>;
  readonly items: { readonly object: 'list'; readonly data: [SubscriptionItem]; readonly has_more: false };
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  latest_invoice: string | null;
  readonly own: {
    /** Months billed so far: the day of the month is counted from the first. */
    months: number;
    /** How many coming payments the card refuses. */
    refusals: number;
    /** When a refused payment is tried again. */
    retryAt: number | null;
    /** Parts of months to be billed with the next. */
    pending: InvoiceLine[];
  };
}

export interface Invoice {
  readonly id: string;
  readonly object: 'invoice';
  readonly number: string;
  readonly customer: string;
  readonly currency: string;
  readonly created: number;
  readonly billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'manual';
  readonly total: number;
  status: 'open' | 'paid' | 'void';
  amount_paid: number;
  attempt_count: number;
  readonly hosted_invoice_url: string;
  readonly parent: {
    readonly type: 'subscription_details';
    readonly subscription_details: {
      readonly subscription: string;
      readonly metadata: Record<string, string>;
    };
  } | null;
  readonly lines: { readonly object: 'list'; readonly data: InvoiceLine[]; readonly has_more: false };
  readonly payments: { readonly object: 'list'; readonly data: InvoicePayment[]; readonly has_more: false };
}

export interface InvoiceLine {
  readonly id: string;
  readonly object: 'line_item';
  readonly amount: number;
  readonly period: { readonly start: number; readonly end: number };
  readonly parent: {
    readonly type: 'subscription_item_details';
    readonly subscription_item_details: { readonly subscription: string; readonly proration: boolean };
  } | null;
  readonly pricing: {
    readonly type: 'price_details';
    readonly price_details: { readonly price: string; readonly product: string };
  } | null;
}

interface InvoicePayment {
  readonly id: string;
  readonly object: 'invoice_payment';
  readonly status: 'paid';
  readonly payment: { readonly type: 'payment_intent'; readonly payment_intent: string };
}

export interface Event {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly type: string;
  readonly livemode: false;
  readonly data: { readonly object: unknown };
}

export interface Portal {
  readonly id: string;
  readonly object: 'billing_portal.session';
  readonly customer: string;
  readonly url: string;
  readonly return_url: string;
}
