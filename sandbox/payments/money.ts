import type { Charge, PaymentIntent, Refund } from './types';
import { find, PaymentError, type World } from './world';

/** Takes money from a customer: a payment intent and its charge. */
export function takePayment(world: World, customer: string, amount: number, currency: string): PaymentIntent {
  const [id, charge] = [world.newId('pi'), world.newId('ch')];
  const common = { amount, currency, customer };
  const taken: Charge = {
    id: charge,
    object: 'charge',
    ...common,
    amount_refunded: 0,
    refunded: false,
    payment_intent: id,
  };
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    ...common,
    status: 'succeeded',
    latest_charge: charge,
  };
  world.state.charges[charge] = taken;
  world.state.paymentIntents[id] = intent;
  world.tell('payment_intent.succeeded', intent);
  world.tell('charge.succeeded', taken);
  return intent;
}

/** Gives money back: all that is left, or `amount`. */
export function refund(world: World, paymentIntent: string, amount?: number): Refund {
  const intent = find(world.state.paymentIntents, paymentIntent, 'payment_intent');
  const charge = find(world.state.charges, intent.latest_charge, 'charge');
  const left = charge.amount - charge.amount_refunded;
  const back = amount ?? left;
  if (left === 0)
    throw new PaymentError(400, 'charge_already_refunded', 'The charge has already been refunded.');
  if (back < 1 || back > left)
    throw new PaymentError(400, 'amount_too_large', 'The refund is greater than what is left.');
  const id = world.newId('re');
  const made: Refund = {
    id,
    object: 'refund',
    amount: back,
    charge: charge.id,
    payment_intent: intent.id,
    status: 'succeeded',
  };
  world.state.refunds[id] = made;
  charge.amount_refunded += back;
  charge.refunded = charge.amount_refunded === charge.amount;
  world.tell('charge.refunded', charge);
  return made;
}
