import { randomBytes } from 'node:crypto';
import type {
  Charge,
  Coupon,
  Customer,
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

export interface World {
  readonly state: State;
  readonly origin: string;
  /** Seconds, by the stand-in's own clock. */
  now(): number;
  newId(prefix: string): string;
  /** Tells the service that something happened to `object`. */
  tell(type: string, object: unknown): void;
}

export const API_VERSION = '2026-10-28.endive';

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
    subscriptions: {},
    invoices: {},
    portals: {},
    answers: {},
    invoiced: 0,
    ahead: 0,
  };
}

export interface WorldSettings {
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
    now: () => Math.floor(clock() / 1000) + state.ahead,
    newId: (prefix) => `${prefix}_${randomBytes(12).toString('hex')}`,
    tell(type, object) {
      const data = { object: structuredClone(object) };
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
    readonly code: string,
    message: string,
    readonly param?: string,
  ) {
    super(message);
  }
}

/** The object under `id`, or Stripe's answer for one that is not there. */
export function find<T>(objects: Readonly<Record<string, T>>, id: string, kind: string): T {
  const found = objects[id];
  if (found === undefined) throw new PaymentError(404, 'resource_missing', `No such ${kind}: '${id}'`, 'id');
  return found;
}
