import type { z } from 'zod';
import { expireSession, openSession } from '../checkout';
import { PARAMS } from '../params';
import type { Session } from '../types';
import { find, findCustomer, PaymentError, type World } from '../world';
import { type Endpoint, endpoint } from './endpoint';

const MINUTE = 60;
/** Less than this cannot be charged; a payment wholly taken off is none. */
const LEAST_CENTS = 50;

export const CHECKOUT_ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  'POST /v1/checkout/sessions': endpoint(PARAMS.session, addSession),
  'GET /v1/checkout/sessions/:id': endpoint(PARAMS.read, (world, { expand = [] }, id) =>
    expanded(world, find(world.state.sessions, id, 'checkout.session'), expand),
  ),
  'POST /v1/checkout/sessions/:id/expire': endpoint(PARAMS.none, (world, _, id) => {
    const session = find(world.state.sessions, id, 'checkout.session');
    expireSession(world, session);
    return session;
  }),
};

function addSession(world: World, given: z.output<typeof PARAMS.session>) {
  const [line] = given.line_items;
  const price = line?.price
    ? find(world.state.prices, line.price, 'price', 'line_items[0][price]')
    : undefined;
  const coupon = given.discounts?.[0]?.coupon ?? null;
  if ((given.mode === 'subscription') !== Boolean(price?.recurring))
    throw new PaymentError(400, undefined, 'The mode does not go with the prices.', 'mode');
  if (given.mode === 'subscription' && given.invoice_creation)
    throw new PaymentError(
      400,
      undefined,
      'Only payments write an invoice of their own.',
      'invoice_creation',
    );
  const product = price ? world.state.products[price.product]?.name : line?.price_data?.product_data.name;
  const amount = price?.unit_amount ?? line?.price_data?.unit_amount ?? 0;
  refuseLittle(world, amount, coupon);
  refuseTerm(world, given.expires_at);
  return openSession(world, {
    mode: given.mode === 'subscription' ? 'subscription' : 'payment',
    customer: findCustomer(world, given.customer ?? '').id,
    clientReferenceId: given.client_reference_id ?? null,
    metadata: given.metadata ?? {},
    name: product ?? '',
    amount,
    currency: price?.currency ?? line?.price_data?.currency ?? 'eur',
    price: price?.id ?? null,
    coupon,
    receipt: given.invoice_creation?.enabled ?? false,
    ...(given.expires_at ? { expiresAt: given.expires_at } : {}),
    successUrl: given.success_url,
    cancelUrl: given.cancel_url ?? given.success_url,
  });
}

function refuseLittle({ state }: World, amount: number, coupon: string | null): void {
  const percent = coupon ? find(state.coupons, coupon, 'coupon', 'discounts[0][coupon]').percent_off : 0;
  const total = Math.round((amount * (100 - percent)) / 100);
  if (total >= LEAST_CENTS || percent === 100) return;
  throw new PaymentError(400, 'amount_too_small', `The total must be at least ${LEAST_CENTS} cents.`);
}

function refuseTerm(world: World, expiresAt: number | undefined): void {
  if (expiresAt === undefined) return;
  const term = expiresAt - world.now();
  if (term >= 30 * MINUTE && term <= 24 * 60 * MINUTE) return;
  const message = 'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.';
  throw new PaymentError(400, undefined, message, 'expires_at');
}

function expanded({ state }: World, session: Session, wanted: readonly string[]) {
  const { payment_intent: intent, subscription } = session;
  return {
    ...session,
    ...(intent && wanted.includes('payment_intent') ? { payment_intent: state.paymentIntents[intent] } : {}),
    ...(subscription && wanted.includes('subscription')
      ? { subscription: state.subscriptions[subscription] }
      : {}),
  };
}
