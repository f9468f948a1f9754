import { createReceipt } from './invoices';
import { beginPayment, completePayment, failPayment } from './money';
import {
  confirmIncomplete,
  type NewSubscription,
  payFirst,
  refuseFirst,
  startIncomplete,
  startSubscription,
} from './subscriptions';
import type { Session } from './types';
import { find, findCustomer, PaymentError, type World } from './world';

interface NewSession {
  readonly mode: Session['mode'];
  readonly customer: string;
  readonly clientReferenceId: string | null;
  readonly metadata: Record<string, string>;
  readonly name: string;
  readonly amount: number;
  readonly currency: string;
  readonly price: string | null;
  readonly coupon: string | null;
  /** Whether a receipt is written once it is paid. */
  readonly receipt?: boolean;
  readonly expiresAt?: number;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

const HOUR = 3_600;

/** Opens a checkout with a page to pay on. */
export function openSession(world: World, given: NewSession): Session {
  const { state } = world;
  findCustomer(world, given.customer);
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
    own: {
      name: given.name,
      price: given.price,
      coupon: given.coupon,
      receipt: given.receipt ?? false,
    },
  };
  state.sessions[id] = session;
  return session;
}

/** The person pays with a card that asks nothing. False when it cannot be paid any more. */
export function paySession(world: World, session: Session): boolean {
  if (!canBePaid(world, session)) return false;
  if (session.mode === 'subscription') begin(world, session);
  else if (session.amount_total > 0) {
    const intent = find(world.state.paymentIntents, begin(world, session), 'payment_intent');
    completePayment(world, intent);
  }
  complete(world, session);
  return true;
}

/** Nobody pays a page that is over, or for a customer that was deleted. */
function canBePaid({ state }: World, { status, customer }: Session): boolean {
  return status === 'open' && !state.customers[customer]?.deleted;
}

/** The card wants a step of the person's first: the page stays open meanwhile, and a plan has not begun. */
export function askStep(world: World, session: Session): void {
  if (!canBePaid(world, session) || session.amount_total === 0) return;
  if (session.mode === 'subscription') {
    session.own.begun ??= startIncomplete(world, planOf(world, session)).id;
    return;
  }
  find(world.state.paymentIntents, begin(world, session), 'payment_intent').status = 'requires_action';
}

/** The person did not pass that step, or her card was refused: she may try again. */
export function failStep(world: World, session: Session): void {
  const intent = world.state.paymentIntents[session.payment_intent ?? ''];
  if (intent && session.status === 'open') failPayment(world, intent);
}

const DAY = 86_400;

/** A bank debit: the checkout is done, its money comes in some days, or does not. */
export function debitSession(world: World, session: Session, fails: boolean): void {
  if (!canBePaid(world, session)) return;
  if (session.amount_total === 0) return void paySession(world, session);
  begin(world, session, true);
  session.status = 'complete';
  session.own.clears = { at: world.now() + 3 * DAY, fails };
  world.tell('checkout.session.completed', session);
}

/** What the money is for, and the payment under way that brings it. */
function begin(world: World, session: Session, later = false): string {
  const { customer, amount_total: amount, currency, own } = session;
  if (session.mode === 'payment') {
    session.payment_intent ??= beginPayment(world, { customer, amount, currency }, 'processing').id;
    return session.payment_intent;
  }
  const begun = world.state.subscriptions[own.begun ?? ''];
  const waits = begun?.status === 'incomplete' && !later;
  const subscription = waits ? begun : startSubscription(world, { ...planOf(world, session), later });
  if (waits) confirmIncomplete(world, begun);
  session.subscription = subscription.id;
  session.invoice = subscription.latest_invoice;
  return '';
}

function planOf({ state }: World, { customer, metadata, own }: Session): NewSubscription {
  const price = find(state.prices, own.price ?? '', 'price');
  return { customer, price, metadata, coupon: own.coupon ? state.coupons[own.coupon] : undefined };
}

function complete(world: World, session: Session): void {
  session.status = 'complete';
  session.payment_status = session.amount_total > 0 ? 'paid' : 'no_payment_required';
  if (session.own.receipt) writeReceipt(world, session);
  world.tell('checkout.session.completed', session);
}

function writeReceipt(world: World, session: Session): void {
  const receipt = createReceipt(world, session);
  session.invoice = receipt.id;
  world.tell('invoice.paid', receipt);
}

/** The bank's word on a debit. */
function clear(world: World, session: Session, fails: boolean): void {
  delete session.own.clears;
  const intent = world.state.paymentIntents[session.payment_intent ?? ''];
  const subscription = world.state.subscriptions[session.subscription ?? ''];
  if (fails) {
    if (intent) failPayment(world, intent);
    if (subscription) refuseFirst(world, subscription);
    world.tell('checkout.session.async_payment_failed', session);
    return;
  }
  if (intent) completePayment(world, intent);
  if (subscription) payFirst(world, subscription);
  session.payment_status = 'paid';
  if (session.own.receipt) writeReceipt(world, session);
  world.tell('checkout.session.async_payment_succeeded', session);
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

/** Ends the checkouts whose time is over, and lets banks have their word. */
export function settleSessions(world: World): void {
  for (const session of Object.values(world.state.sessions)) {
    const { clears } = session.own;
    if (clears && clears.at <= world.now()) clear(world, session, clears.fails);
    if (session.status === 'open' && session.expires_at <= world.now()) expireSession(world, session);
  }
}
