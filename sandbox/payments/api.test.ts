import { beforeEach, describe, expect, it } from 'vitest';
import { callApi, LOCAL_KEY } from './api';
import { debitSession, paySession } from './checkout';
import { dispute } from './money';
import type { Event, Session } from './types';
import { createWorld, type World } from './world';

const NOW = Date.UTC(2026, 0, 31, 10);

describe('the payment stand-in, as the service itself,', () => {
  let world: World;
  let told: Event[];

  beforeEach(() => {
    told = [];
    world = createWorld({
      origin: 'http://pay.test',
      clock: () => NOW,
      onEvent: (event) => told.push(event),
    });
  });

  type Params = Record<string, string>;
  interface Answer {
    readonly status: number;
    readonly body: {
      id: string;
      url: string;
      data: unknown[];
      error: { code?: string; param?: string; type: string };
    };
  }

  function call(method: string, path: string, params: Params = {}, extra: object = {}): Answer {
    const body = new URLSearchParams(params).toString();
    const authorization = `Bearer ${LOCAL_KEY}`;
    const where = method === 'GET' && body ? { path: `${path}?${body}`, body: '' } : { path, body };
    return callApi(world, { method, ...where, authorization, ...extra }) as Answer;
  }

  const customer = () => call('POST', '/v1/customers', { email: 'a@exemple.fr' }).body.id;
  const order = (whose: string, changes: Params = {}): Params => ({
    mode: 'payment',
    customer: whose,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': '1049',
    'line_items[0][price_data][product_data][name]': 'Robe',
    success_url: 'http://localhost/ok',
    cancel_url: 'http://localhost/no',
    ...changes,
  });
  const session = (changes: Params = {}) => call('POST', '/v1/checkout/sessions', order(customer(), changes));
  const opened = () => world.state.sessions[session().body.id] as Session;
  const inMinutes = (minutes: number) => String(world.now() + minutes * 60);

  it.each([
    ['no key', undefined],
    ['another key', 'Bearer sk_live_other'],
    ['another kind of permission', 'Basic c2s6'],
  ])('wants its secret key: %s', (_, authorization) => {
    expect(call('GET', '/v1/prices', {}, { authorization }).status).toBe(401);
  });

  it.each<[string, Params, string, string | undefined]>([
    ['an unknown parameter', { colour: 'red' }, 'parameter_unknown', 'colour'],
    [
      'an unknown parameter inside',
      { 'line_items[0][weight]': '1' },
      'parameter_unknown',
      'line_items[0][weight]',
    ],
    [
      'a negative amount',
      { 'line_items[0][price_data][unit_amount]': '-500' },
      'parameter_invalid_integer',
      'line_items[0][price_data][unit_amount]',
    ],
    [
      'half a cent',
      { 'line_items[0][price_data][unit_amount]': '10.5' },
      'parameter_invalid_integer',
      'line_items[0][price_data][unit_amount]',
    ],
    [
      'less than fifty cents',
      { 'line_items[0][price_data][unit_amount]': '49' },
      'amount_too_small',
      undefined,
    ],
    ['nobody', { customer: 'cus_none' }, 'resource_missing', 'customer'],
  ])('opens no checkout with %s', (_, changes, code, param) => {
    const { status, body } = session(changes);
    expect([status, body.error.code, body.error.param]).toEqual([400, code, param]);
  });

  it('wants what it needs', () => {
    const { mode: _, ...without } = order(customer());
    const { status, body } = call('POST', '/v1/checkout/sessions', without);
    expect([status, body.error.param]).toEqual([400, 'mode']);
  });

  it.each([
    [1, 400],
    [29, 400],
    [30, 200],
    [24 * 60, 200],
    [24 * 60 + 1, 400],
  ])('opens a checkout for %s minutes: %s', (minutes, status) => {
    expect(session({ expires_at: inMinutes(minutes) }).status).toBe(status);
  });

  it('knows a deleted customer no more', () => {
    const whose = customer();
    const { url } = call('POST', '/v1/checkout/sessions', order(whose)).body;
    call('DELETE', `/v1/customers/${whose}`);
    const asked = [
      call('POST', '/v1/checkout/sessions', order(whose)),
      call('POST', '/v1/billing_portal/sessions', { customer: whose }),
      call('POST', `/v1/customers/${whose}`, { name: 'x' }),
      call('GET', '/v1/subscriptions', { customer: whose }),
    ];
    expect(asked.map(({ body }) => body.error.code)).toEqual(Array(4).fill('resource_missing'));
    expect(paySession(world, world.state.sessions[url.split('/').at(-1) ?? ''] as Session)).toBe(false);
  });

  it('answers a key again for the same, and refuses it for anything else', () => {
    const asked = order(customer());
    const extra = { idempotencyKey: 'k1' };
    const first = call('POST', '/v1/checkout/sessions', asked, extra);
    expect(call('POST', '/v1/checkout/sessions', asked, extra).body.id).toBe(first.body.id);
    const other = call('POST', '/v1/checkout/sessions', { ...asked, locale: 'de' }, extra);
    expect([other.status, other.body.error.type]).toEqual([400, 'idempotency_error']);
  });

  it('shows none of its own notes, in answers or in news', () => {
    const { body } = session();
    for (const note of ['own', 'name', 'price', 'coupon']) expect(body).not.toHaveProperty(note);
    paySession(world, world.state.sessions[body.id] as Session);
    const read = call('GET', `/v1/checkout/sessions/${body.id}`, { 'expand[0]': 'payment_intent' });
    for (const shown of [read.body, ...told.map(({ data }) => data.object)])
      expect(JSON.stringify(shown)).not.toMatch(/"(own|months|refusals|retry_at|retryAt|clears)"/);
  });

  it('tells of money that comes later that it is unpaid, then that it has come', () => {
    const one = opened();
    debitSession(world, one, false);
    expect(one).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    expect(told.map(({ type }) => type)).toEqual(['checkout.session.completed']);
  });

  it('refunds no payment that is disputed', () => {
    const one = opened();
    paySession(world, one);
    dispute(world, one.payment_intent ?? '');
    const { body } = call('POST', '/v1/refunds', { payment_intent: one.payment_intent ?? '' });
    expect(body.error.code).toBe('charge_disputed');
  });

  it.each([429, 500, 503])('can be told to answer %s', (kind) => {
    Object.assign(world.trouble, { kind, left: 1 });
    expect(call('GET', '/v1/prices').status).toBe(kind);
    expect(call('GET', '/v1/prices').status).toBe(200);
  });
});
