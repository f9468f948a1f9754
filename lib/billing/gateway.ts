import type { Currency, PlanName } from './offers';

/** The payment service as we need it; its own names stay behind this door. Times are moments, amounts are cents. */
export interface Gateway {
  createCustomer(person: {
    readonly userId: string;
    readonly email: string;
    readonly name: string;
  }): Promise<string>;
  /** Ends what the customer still pays for and forgets her. */
  removeCustomer(customerId: string): Promise<void>;
  openCheckout(order: CheckoutOrder): Promise<OpenCheckout>;
  readCheckout(sessionId: string): Promise<CheckoutState>;
  /** Nobody may pay it any more; one that is over stays as it ended. */
  expireCheckout(sessionId: string): Promise<void>;
  readSubscription(subscriptionId: string): Promise<SubscriptionState>;
  /** The next months are for `plan`; the running one stays as it was paid. */
  changePlan(subscriptionId: string, plan: PlanName): Promise<void>;
  setCancelled(subscriptionId: string, cancelled: boolean): Promise<void>;
  readInvoice(invoiceId: string): Promise<InvoiceState>;
  /** Part of a payment that went back, from 0 to 1. */
  readRefundedShare(paymentIntent: string): Promise<number>;
  refund(paymentIntent: string, key: string): Promise<void>;
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Reads a signed event; refuses `invalid-signature`. */
  readNews(payload: string, signature: string): PaymentNews;
}

export interface CheckoutOrder {
  /** Our payment's id: the key under which the checkout is opened once. */
  readonly paymentId: string;
  readonly customerId: string;
  readonly item: { readonly plan: PlanName } | { readonly name: string; readonly amount: number };
  readonly currency: Currency;
  readonly percentOff: number;
  readonly locale: string;
  readonly expiresAt: Date;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export interface OpenCheckout {
  readonly sessionId: string;
  readonly url: string;
}

export interface CheckoutState {
  readonly sessionId: string;
  readonly paymentId: string | undefined;
  readonly status: 'open' | 'paid' | 'expired';
  readonly url: string | undefined;
  readonly paymentIntent: string | undefined;
  readonly subscriptionId: string | undefined;
  readonly invoiceId: string | undefined;
}

export interface SubscriptionState {
  readonly subscriptionId: string;
  readonly customerId: string;
  readonly status: string;
  /** What the next month will be for. */
  readonly plan: PlanName;
  readonly currency: Currency;
  readonly startedAt: Date;
  readonly periodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
}

export interface InvoiceState {
  readonly invoiceId: string;
  readonly customerId: string;
  readonly subscriptionId: string | undefined;
  readonly plan: PlanName | undefined;
  readonly currency: Currency;
  readonly total: number;
  readonly status: string;
  readonly number: string | undefined;
  readonly first: boolean;
  /** How often payment was tried. */
  readonly attempts: number;
  readonly paymentIntent: string | undefined;
  readonly periodStart: Date;
  readonly createdAt: Date;
}

/** What an event is about. Only its kind and id are believed; the rest is read again. */
export interface PaymentNews {
  readonly id: string;
  readonly type: string;
  readonly about:
    | { readonly kind: 'checkout' | 'subscription' | 'invoice'; readonly id: string }
    | { readonly kind: 'refund'; readonly paymentIntent: string }
    | { readonly kind: 'other' };
}
