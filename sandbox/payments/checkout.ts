import { takePayment } from './money';
import { startSubscription } from './subscriptions';
import type { Session } from './types';
import { find, PaymentError, type World } from './world';

export interface NewSession {
  readonly mode: Session['mode'];
  readonly customer: string;
  readonly clientReferenceId: string | null;
  readonly metadata: Record<string, string>;
  readonly name: string;
  readonly amount: number;
  readonly currency: string;
  readonly price: string | null;
  readonly coupon: string | null;
  readonly expiresAt?: number;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

const HOUR = 3_600;

/** Opens a checkout with a page to pay on. */
export function openSession(world: World, given: NewSession): Session {
  const { state } = world;
  find(state.customers, given.customer, 'customer');
  const percent = given.coupon ? find(state.coupons, given.coupon, 'coupon').percent_off : 0;
  const id = world.newId('cs_test');
  const created = world.now();
  const session: Session = {
    id,
    object: 'checkout.session',
    mode: given.mode,
    status: 'open',
    payment_status: 'unpaid',
    url: `${world.origin}/pay/${id}`,
    customer: given.customer,
    client_reference_id: given.clientReferenceId,
    metadata: given.metadata,
    currency: given.currency,
    amount_subtotal: given.amount,
    amount_total: Math.round((given.amount * (100 - percent)) / 100),
    payment_intent: null,
    subscription: null,
    invoice: null,
    created,
    expires_at: given.expiresAt ?? created + 24 * HOUR,
    success_url: given.successUrl,
    cancel_url: given.cancelUrl,
    name: given.name,
    price: given.price,
    coupon: given.coupon,
  };
  state.sessions[id] = session;
  return session;
}

/** The person pays. */
export function paySession(world: World, session: Session): void {
  if (session.status !== 'open') return;
  const { state } = world;
  if (session.mode === 'subscription') {
    const price = find(state.prices, session.price ?? '', 'price');
    const coupon = session.coupon ? state.coupons[session.coupon] : undefined;
    const { customer, metadata } = session;
    const subscription = startSubscription(world, { customer, price, metadata, coupon });
    session.subscription = subscription.id;
    session.invoice = subscription.latest_invoice;
  } else if (session.amount_total > 0) {
    session.payment_intent = takePayment(world, session.customer, session.amount_total, session.currency).id;
  }
  session.status = 'complete';
  session.payment_status = session.amount_total > 0 ? 'paid' : 'no_payment_required';
  world.tell('checkout.session.completed', session);
}

/** Nobody may pay any more. */
export function expireSession(world: World, session: Session): void {
  if (session.status !== 'open') {
    const message = `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`;
    throw new PaymentError(400, 'checkout_session_not_open', message);
  }
  session.status = 'expired';
  world.tell('checkout.session.expired', session);
}

/** Ends the checkouts whose time is over. */
export function expireOld(world: World): void {
  for (const session of Object.values(world.state.sessions)) {
    if (session.status === 'open' && session.expires_at <= world.now()) expireSession(world, session);
  }
}
