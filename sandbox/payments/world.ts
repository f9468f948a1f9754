import { randomBytes } from 'node:crypto';
import type {
  Charge,
  Coupon,
  Customer,
  Dispute,
  Event,
  Invoice,
  PaymentIntent,
  Portal,
  Price,
  Refund,
  Session,
  Subscription,
} from './types';

/** Everything the payment stand-in remembers. Plain data, so that it can be written to a file. */
export interface State {
  customers: Record<string, Customer>;
  products: Record<string, { id: string; object: 'product'; name: string; active: true }>;
  prices: Record<string, Price>;
  coupons: Record<string, Coupon>;
  sessions: Record<string, Session>;
  paymentIntents: Record<string, PaymentIntent>;
  charges: Record<string, Charge>;
  refunds: Record<string, Refund>;
  disputes: Record<string, Dispute>;
  subscriptions: Record<string, Subscription>;
  invoices: Record<string, Invoice>;
  portals: Record<string, Portal>;
  /** Answers by idempotency key. */
  answers: Record<string, { status: number; body: unknown; request: string }>;
  /** Invoices written so far, for their numbers. */
  invoiced: number;
  /** Seconds the clock runs ahead. */
  ahead: number;
}

/** A trouble of the service itself, for so many calls: an error of that status, no answer, or a broken connection. */
interface Trouble {
  readonly kind: number | 'hang' | 'drop';
  left: number;
}

export interface World {
  readonly state: State;
  /** What its next calls meet; none of it is kept over a restart. */
  readonly trouble: Trouble;
  readonly origin: string;
  /** Seconds, by the stand-in's own clock. */
  now(): number;
  newId(prefix: string): string;
  /** Tells the service that something happened to `object`. */
  tell(type: string, object: unknown): void;
}

const API_VERSION = '2026-10-28.endive';

export function emptyState(): State {
  return {
    customers: {},
    products: {},
    prices: {},
    coupons: {},
    sessions: {},
    paymentIntents: {},
    charges: {},
    refunds: {},
    disputes: {},
    subscriptions: {},
    invoices: {},
    portals: {},
    answers: {},
    invoiced: 0,
    ahead: 0,
  };
}

interface WorldSettings {
  readonly origin: string;
  readonly state?: State;
  /** Milliseconds. */
  readonly clock?: () => number;
  readonly onEvent: (event: Event) => void;
}

/** A payment service in memory: objects by id, a clock that can be put forward, events as they happen. */
export function createWorld({
  origin,
  state = emptyState(),
  clock = Date.now,
  onEvent,
}: WorldSettings): World {
  const world: World = {
    state,
    origin,
    trouble: { kind: 500, left: 0 },
    now: () => Math.floor(clock() / 1000) + state.ahead,
    newId: (prefix) => `${prefix}_${randomBytes(12).toString('hex')}`,
    tell(type, object) {
      const data = { object: shown(object) };
      const head = {
        id: world.newId('evt'),
        object: 'event',
        api_version: API_VERSION,
        livemode: false,
      } as const;
      onEvent({ ...head, created: world.now(), type, data });
    },
  };
  return world;
}

/** An error as Stripe writes it. */
export class PaymentError extends Error {
  constructor(
    readonly status: number,
    readonly code: string | undefined,
    message: string,
    readonly param?: string,
  ) {
    super(message);
  }
}

/** A copy of `value` as the service shows it: without the stand-in's own notes. */
export function shown(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, inner) => (key === 'own' ? undefined : inner)));
}

/** The object under `id`, or Stripe's answer for one that is not there. */
export function find<T>(objects: Readonly<Record<string, T>>, id: string, kind: string, param = 'id'): T {
  const found = objects[id];
  const status = param === 'id' ? 404 : 400;
  if (found === undefined)
    throw new PaymentError(status, 'resource_missing', `No such ${kind}: '${id}'`, param);
  return found;
}

/** A customer that may be used: one that was deleted is as good as missing. */
export function findCustomer({ state }: World, id: string, param = 'customer'): Customer {
  const customer = find(state.customers, id, 'customer', param);
  return customer.deleted ? find({}, id, 'customer', param) : customer;
}
