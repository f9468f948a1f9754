import { expireSession, openSession } from './checkout';
import { type FormObject, inner, readNested, record, text } from './form';
import { refund } from './money';
import { changeSubscription, endSubscription } from './subscriptions';
import type { Coupon, Customer, Portal, Price, Subscription } from './types';
import { find, PaymentError, type World } from './world';

export interface ApiRequest {
  readonly method: string;
  /** From `/v1/` on, with the query. */
  readonly path: string;
  readonly body: string;
  readonly idempotencyKey?: string;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
}

type Door = (world: World, form: FormObject, id: string) => unknown;

/** What of Stripe's API the service calls. `:id` is the variable part. */
const DOORS: Readonly<Record<string, Door>> = {
  'POST /v1/customers': addCustomer,
  'GET /v1/customers/:id': ({ state }, _, id) => find(state.customers, id, 'customer'),
  'DELETE /v1/customers/:id': removeCustomer,
  'POST /v1/products': addProduct,
  'GET /v1/products/:id': ({ state }, _, id) => find(state.products, id, 'product'),
  'POST /v1/prices': addPrice,
  'GET /v1/prices': listPrices,
  'POST /v1/coupons': addCoupon,
  'GET /v1/coupons/:id': ({ state }, _, id) => find(state.coupons, id, 'coupon'),
  'POST /v1/checkout/sessions': addSession,
  'GET /v1/checkout/sessions/:id': ({ state }, _, id) => find(state.sessions, id, 'checkout.session'),
  'POST /v1/checkout/sessions/:id/expire': (world, _, id) => {
    const session = find(world.state.sessions, id, 'checkout.session');
    expireSession(world, session);
    return session;
  },
  'GET /v1/subscriptions/:id': ({ state }, _, id) => find(state.subscriptions, id, 'subscription'),
  'POST /v1/subscriptions/:id': updateSubscription,
  'DELETE /v1/subscriptions/:id': (world, _, id) => {
    const subscription = find(world.state.subscriptions, id, 'subscription');
    endSubscription(world, subscription);
    return subscription;
  },
  'GET /v1/invoices/:id': ({ state }, _, id) => find(state.invoices, id, 'invoice'),
  'GET /v1/payment_intents/:id': readIntent,
  'GET /v1/charges/:id': ({ state }, _, id) => find(state.charges, id, 'charge'),
  'POST /v1/refunds': (world, form) => {
    const amount = text(form, 'amount');
    return refund(
      world,
      text(form, 'payment_intent') ?? '',
      amount === undefined ? undefined : Number(amount),
    );
  },
  'POST /v1/billing_portal/sessions': addPortal,
};

const SHAPES = Object.entries(DOORS).map(([name, door]) => {
  const [verb, shape = ''] = name.split(' ');
  return { verb, path: new RegExp(`^${shape.replace(':id', '([\\w-]+)')}$`), door };
});

/** Answers a call as Stripe does: the same key gives the same answer, and what is wrong is said in its words. */
export function callApi(world: World, request: ApiRequest): ApiAnswer {
  const { idempotencyKey: key, method, path, body } = request;
  const kept = key ? world.state.answers[key] : undefined;
  const digest = `${method} ${path} ${body}`;
  if (kept) {
    if (kept.request === digest) return kept;
    return failure(
      new PaymentError(400, 'idempotency_error', 'Keys for idempotent requests can only be used once.'),
    );
  }
  const answer = answerOnce(world, request);
  if (key && method === 'POST' && answer.status < 500) {
    world.state.answers[key] = { ...structuredClone(answer), request: digest };
  }
  return answer;
}

function answerOnce(world: World, { method, path, body }: ApiRequest): ApiAnswer {
  try {
    const [plain = '', query = ''] = path.split('?');
    const { door, id } = findDoor(method, plain);
    return {
      status: 200,
      body: structuredClone(door(world, readNested(method === 'GET' ? query : body), id)),
    };
  } catch (error) {
    if (error instanceof PaymentError) return failure(error);
    throw error;
  }
}

function findDoor(method: string, path: string): { door: Door; id: string } {
  for (const { verb, path: shape, door } of SHAPES) {
    const match = verb === method ? shape.exec(path) : undefined;
    if (match) return { door, id: match[1] ?? '' };
  }
  throw new PaymentError(404, 'resource_missing', `Unrecognized request URL (${method}: ${path}).`);
}

function failure({ status, code, message, param }: PaymentError): ApiAnswer {
  const type = code === 'idempotency_error' ? code : 'invalid_request_error';
  return { status, body: { error: { type, code, message, param } } };
}

function readIntent({ state }: World, form: FormObject, id: string) {
  const intent = find(state.paymentIntents, id, 'payment_intent');
  const whole = Object.values(record(form, 'expand')).includes('latest_charge');
  return whole ? { ...intent, latest_charge: find(state.charges, intent.latest_charge, 'charge') } : intent;
}

function addCustomer({ state, newId }: World, form: FormObject): Customer {
  const id = newId('cus');
  const names = { email: text(form, 'email') ?? null, name: text(form, 'name') ?? null };
  const customer: Customer = { id, object: 'customer', ...names, metadata: record(form, 'metadata') };
  state.customers[id] = customer;
  return customer;
}

function removeCustomer(world: World, _: FormObject, id: string) {
  const customer = find(world.state.customers, id, 'customer');
  const own = Object.values(world.state.subscriptions).filter((subscription) => subscription.customer === id);
  for (const subscription of own) endSubscription(world, subscription);
  customer.deleted = true;
  return { id, object: 'customer', deleted: true };
}

function addProduct({ state, newId }: World, form: FormObject) {
  const id = text(form, 'id') ?? newId('prod');
  if (state.products[id])
    throw new PaymentError(400, 'resource_already_exists', `Product already exists: ${id}.`, 'id');
  const product = { id, object: 'product', name: text(form, 'name') ?? '', active: true } as const;
  state.products[id] = product;
  return product;
}

function addPrice({ state, newId }: World, form: FormObject): Price {
  const id = newId('price');
  const lookupKey = text(form, 'lookup_key') ?? null;
  const taken = lookupKey && Object.values(state.prices).some((price) => price.lookup_key === lookupKey);
  if (taken)
    throw new PaymentError(
      400,
      'resource_already_exists',
      `A price uses the lookup key ${lookupKey}.`,
      'lookup_key',
    );
  const monthly = text(form, 'recurring', 'interval') === 'month';
  const price: Price = {
    id,
    object: 'price',
    product: find(state.products, text(form, 'product') ?? '', 'product').id,
    currency: text(form, 'currency') ?? 'eur',
    unit_amount: Number(text(form, 'unit_amount')),
    recurring: monthly ? { interval: 'month', interval_count: 1 } : null,
    lookup_key: lookupKey,
    active: true,
  };
  state.prices[id] = price;
  return price;
}

function listPrices({ state }: World, form: FormObject) {
  const wanted = Object.values(record(form, 'lookup_keys'));
  const data = Object.values(state.prices).filter(
    ({ lookup_key: key }) => key !== null && wanted.includes(key),
  );
  return { object: 'list', url: '/v1/prices', has_more: false, data };
}

function addCoupon({ state, newId }: World, form: FormObject): Coupon {
  const id = text(form, 'id') ?? newId('coupon');
  if (state.coupons[id])
    throw new PaymentError(400, 'resource_already_exists', `Coupon already exists: ${id}.`, 'id');
  const coupon: Coupon = {
    id,
    object: 'coupon',
    percent_off: Number(text(form, 'percent_off')),
    duration: 'once',
  };
  state.coupons[id] = coupon;
  return coupon;
}

function addSession(world: World, form: FormObject) {
  const line = inner(form, 'line_items', '0');
  const priceId = text(line, 'price') ?? null;
  const price = priceId ? find(world.state.prices, priceId, 'price') : undefined;
  const expires = text(form, 'expires_at');
  return openSession(world, {
    mode: text(form, 'mode') === 'subscription' ? 'subscription' : 'payment',
    customer: text(form, 'customer') ?? '',
    clientReferenceId: text(form, 'client_reference_id') ?? null,
    metadata: record(form, 'metadata'),
    name: price
      ? (world.state.products[price.product]?.name ?? '')
      : (text(line, 'price_data', 'product_data', 'name') ?? ''),
    amount: price?.unit_amount ?? Number(text(line, 'price_data', 'unit_amount')),
    currency: price?.currency ?? text(line, 'price_data', 'currency') ?? 'eur',
    price: priceId,
    coupon: text(form, 'discounts', '0', 'coupon') ?? null,
    ...(expires ? { expiresAt: Number(expires) } : {}),
    successUrl: text(form, 'success_url') ?? '',
    cancelUrl: text(form, 'cancel_url') ?? '',
  });
}

function updateSubscription(world: World, form: FormObject, id: string): Subscription {
  const subscription = find(world.state.subscriptions, id, 'subscription');
  if (subscription.status === 'canceled') {
    throw new PaymentError(400, 'resource_missing', 'A canceled subscription can only update its metadata.');
  }
  const priceId = text(form, 'items', '0', 'price');
  const cancel = text(form, 'cancel_at_period_end');
  changeSubscription(world, subscription, {
    ...(priceId ? { price: find(world.state.prices, priceId, 'price') } : {}),
    ...(cancel === undefined ? {} : { cancelAtPeriodEnd: cancel === 'true' }),
  });
  return subscription;
}

function addPortal({ state, newId, origin }: World, form: FormObject): Portal {
  const id = newId('bps');
  const customer = find(state.customers, text(form, 'customer') ?? '', 'customer').id;
  const portal: Portal = {
    id,
    object: 'billing_portal.session',
    customer,
    url: `${origin}/pay/portal/${id}`,
    return_url: text(form, 'return_url') ?? '',
  };
  state.portals[id] = portal;
  return portal;
}
