import type { Charge, Dispute, PaymentIntent, Refund } from './types';
import { find, PaymentError, type World } from './world';

interface Sum {
  readonly customer: string;
  readonly amount: number;
  readonly currency: string;
}

/** Takes money from a customer: a payment intent and its charge. */
export function takePayment(world: World, sum: Sum): PaymentIntent {
  const intent = beginPayment(world, sum, 'processing');
  completePayment(world, intent);
  return intent;
}

/** A payment under way: being cleared by a bank, or waiting for a step of the person's. */
export function beginPayment(world: World, sum: Sum, status: PaymentIntent['status']): PaymentIntent {
  const id = world.newId('pi');
  const intent: PaymentIntent = { id, object: 'payment_intent', ...sum, status, latest_charge: null };
  world.state.paymentIntents[id] = intent;
  return intent;
}

/** The money of a payment under way has come. */
export function completePayment(world: World, intent: PaymentIntent): void {
  const { id: payment_intent, amount, currency, customer } = intent;
  const id = world.newId('ch');
  const common = { amount, currency, customer, payment_intent };
  const untouched = { amount_refunded: 0, refunded: false, disputed: false };
  const charge: Charge = { id, object: 'charge', ...common, ...untouched };
  world.state.charges[id] = charge;
  intent.status = 'succeeded';
  intent.latest_charge = id;
  world.tell('payment_intent.succeeded', intent);
  world.tell('charge.succeeded', charge);
}

/** The money of a payment under way will not come. */
export function failPayment(world: World, intent: PaymentIntent): void {
  intent.status = 'requires_payment_method';
  world.tell('payment_intent.payment_failed', intent);
}

function chargeOf({ state }: World, paymentIntent: string): Charge {
  const intent = find(state.paymentIntents, paymentIntent, 'payment_intent', 'payment_intent');
  return find(state.charges, intent.latest_charge ?? '', 'charge', 'payment_intent');
}

/** Gives money back: all that is left, or `amount`. */
export function refund(world: World, paymentIntent: string, amount?: number): Refund {
  const charge = chargeOf(world, paymentIntent);
  const left = charge.amount - charge.amount_refunded;
  const back = amount ?? left;
  if (openDispute(world, paymentIntent))
    throw new PaymentError(400, 'charge_disputed', 'The charge has been charged back.');
  if (left === 0)
    throw new PaymentError(400, 'charge_already_refunded', 'The charge has already been refunded.');
  if (back < 1 || back > left)
    throw new PaymentError(400, 'amount_too_large', 'The refund is greater than what is left.');
  const id = world.newId('re');
  const about = { charge: charge.id, payment_intent: paymentIntent } as const;
  const made: Refund = { id, object: 'refund', amount: back, ...about, status: 'succeeded' };
  world.state.refunds[id] = made;
  charge.amount_refunded += back;
  charge.refunded = charge.amount_refunded === charge.amount;
  world.tell('charge.refunded', charge);
  return made;
}

function openDispute({ state }: World, paymentIntent: string): Dispute | undefined {
  return Object.values(state.disputes).find(
    ({ payment_intent: intent, status }) => intent === paymentIntent && status === 'needs_response',
  );
}

/** The bank takes the money back because its customer says it was not she who paid. */
export function dispute(world: World, paymentIntent: string): Dispute {
  const charge = chargeOf(world, paymentIntent);
  const id = world.newId('du');
  const about = { charge: charge.id, payment_intent: paymentIntent, currency: charge.currency };
  const amount = charge.amount - charge.amount_refunded;
  const common = { amount, ...about, reason: 'fraudulent', status: 'needs_response' } as const;
  const opened: Dispute = { id, object: 'dispute', ...common };
  world.state.disputes[id] = opened;
  charge.disputed = true;
  world.tell('charge.dispute.created', opened);
  return opened;
}

/** The bank has decided. */
export function closeDispute(world: World, paymentIntent: string, won: boolean): void {
  const opened = openDispute(world, paymentIntent);
  if (!opened) throw new PaymentError(400, 'resource_missing', 'No dispute is open.', 'payment_intent');
  opened.status = won ? 'won' : 'lost';
  world.tell('charge.dispute.closed', opened);
}
