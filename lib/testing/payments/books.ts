import { PACK_SIZE, PLAN_NAMES, PLANS } from '@/lib/billing/offers';
import type { Subscription } from '@/sandbox/payments/types';
import type { World } from '@/sandbox/payments/world';

/** What the payment service's own books say of a customer, read without anything of ours. */
export interface Books {
  /** Credits that were paid for. */
  readonly sold: number;
  /** Credits whose money went back. */
  readonly refunded: number;
  readonly newest?: Subscription;
}

/** The books of every customer that has any. `pack` is what a pack is called on its checkout. */
export function booksOf({ state }: World, pack: string): Map<string, Books> {
  const books = new Map<string, Books>();
  const note = (customer: string, change: (before: Books) => Partial<Books>) => {
    const before = books.get(customer) ?? { sold: 0, refunded: 0 };
    books.set(customer, { ...before, ...change(before) });
  };
  const sell = (customer: string, credits: number, paymentIntent: string | null | undefined) => {
    const back = Math.floor(credits * refundedShare(state, paymentIntent));
    note(customer, ({ sold, refunded }) => ({ sold: sold + credits, refunded: refunded + back }));
  };
  for (const { customer, status, lines, payments } of Object.values(state.invoices)) {
    const price = lines.data[0]?.pricing?.price_details.price;
    if (status !== 'paid' || !price) continue;
    const credits = patternsOf(state, price);
    sell(customer, credits, payments.data[0]?.payment.payment_intent);
  }
  for (const {
    customer,
    mode,
    status,
    own: { name },
    payment_intent: intent,
  } of Object.values(state.sessions)) {
    if (mode === 'payment' && status === 'complete') sell(customer, name === pack ? PACK_SIZE : 1, intent);
  }
  for (const one of Object.values(state.subscriptions))
    note(one.customer, ({ newest }) => ({ newest: newest && newest.created > one.created ? newest : one }));
  return books;
}

function refundedShare({ paymentIntents, charges }: World['state'], intent: string | null | undefined) {
  const charge = charges[paymentIntents[intent ?? '']?.latest_charge ?? ''];
  return charge ? charge.amount_refunded / charge.amount : 0;
}

function patternsOf({ prices }: World['state'], price: string): number {
  const plan = PLAN_NAMES.find((name) => prices[price]?.lookup_key?.includes(name));
  return plan ? PLANS[plan].patterns : 0;
}
