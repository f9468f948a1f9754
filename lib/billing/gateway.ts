import type { Currency, PlanName } from './offers';

/** The payment service as we need it; its own names stay behind this interface. Times are moments, amounts are cents. */
export interface Gateway {
  /** Makes a person known there, by our id alone: asked again, also after her address changed, it is the same customer. `instead` names one that is gone. */
  createCustomer(userId: string, instead?: string): Promise<string>;
  /** Tells her address and name; false when the customer is gone there. */
  tellCustomer(customerId: string, told: CustomerDetails): Promise<boolean>;
  /** Ends what the customer still pays for and forgets her. */
  removeCustomer(customerId: string): Promise<void>;
  openCheckout(order: CheckoutOrder): Promise<OpenCheckout | CustomerGone>;
  /** Undefined for one that is not there, or not ours to read; likewise for subscriptions and invoices. */
  readCheckout(sessionId: string): Promise<CheckoutState | undefined>;
  /** Nobody may pay it any more; one that is over stays as it ended. */
  expireCheckout(sessionId: string): Promise<void>;
  readSubscription(subscriptionId: string): Promise<SubscriptionState | undefined>;
  /** All she ever had, those that ended too. */
  listSubscriptions(customerId: string): Promise<readonly SubscriptionState[]>;
  /** The next months are for `plan`; the running one stays as it was paid. */
  changePlan(subscriptionId: string, plan: PlanName): Promise<void>;
  setCancelled(subscriptionId: string, cancelled: boolean): Promise<void>;
  /** Ends it now; one that has ended stays so. */
  endSubscription(subscriptionId: string): Promise<void>;
  readInvoice(invoiceId: string): Promise<InvoiceState | undefined>;
  /** Invoices of a subscription that were paid. */
  listPaid(subscriptionId: string): Promise<readonly InvoiceState[]>;
  readMoney(paymentIntent: string): Promise<MoneyState>;
  /** Gives back what is left of a payment. */
  refund(paymentIntent: string, key: string): Promise<void>;
  openPortal(customerId: string, returnUrl: string): Promise<string | CustomerGone>;
  /** Reads a signed event; refuses `invalid-signature`. */
  readNews(payload: string, signature: string): PaymentNews;
}

/** The customer was deleted at the service. */
export type CustomerGone = 'customer-gone';

interface CustomerDetails {
  readonly email: string;
  readonly name: string;
}

/** What became of a payment's money, as shares of it from 0 to 1. */
export interface MoneyState {
  /** Went back for good: refunds and lost disputes. */
  readonly refunded: number;
  /** Held back by her bank while it is disputed. */
  readonly disputed: number;
}

export interface CheckoutOrder {
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
  /** `waiting` was sent and has not cleared yet, as bank debits do for days; it ends `paid` or `failed`. */
  readonly status: 'open' | 'waiting' | 'paid' | 'failed' | 'expired';
  readonly url: string | undefined;
  readonly paymentIntent: string | undefined;
  readonly subscriptionId: string | undefined;
  readonly invoiceId: string | undefined;
}

export interface SubscriptionState {
  readonly subscriptionId: string;
  readonly customerId: string;
  readonly status: string;
  /** What the next month will be for; undefined when that is nothing we sell. */
  readonly plan: PlanName | undefined;
  readonly currency: Currency;
  readonly startedAt: Date;
  readonly periodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
}

export interface InvoiceState {
  readonly invoiceId: string;
  readonly customerId: string;
  readonly subscriptionId: string | undefined;
  /** The plan it is about; undefined when that is nothing we sell. */
  readonly plan: PlanName | undefined;
  /** Whether it bills a month of that plan, and not only a change within one. */
  readonly month: boolean;
  /** Parts of months billed or credited because the plan changed within one: shares of a month, signed. */
  readonly changes: readonly { readonly plan: PlanName; readonly share: number }[];
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
    | { readonly kind: 'money'; readonly paymentIntent: string }
    | { readonly kind: 'other' };
}
