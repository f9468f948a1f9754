import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, sendJson } from '../http';
import { expireSession } from './checkout';
import { closeDispute, dispute, refund } from './money';
import type { PaymentService } from './service';
import { changeSubscription } from './subscriptions';
import { find, findCustomer, PaymentError, type World } from './world';

type Given = Readonly<Record<string, unknown>>;

/** What tests and curious people turn, each `POST /payments/<name>` with JSON. */
const CONTROLS: Readonly<Record<string, (world: World, given: Given) => void>> = {
  /** `{ days }`: the clock goes forward. */
  advance({ state }, { days = 0 }) {
    state.ahead += Number(days) * 86_400;
  },
  /** `{ count }`: so many coming payments of plans are refused. */
  refusals({ state }, { count = 0 }) {
    for (const { own } of Object.values(state.subscriptions)) own.refusals = Number(count);
  },
  refund(world, { paymentIntent, amount }) {
    refund(world, String(paymentIntent), amount === undefined ? undefined : Number(amount));
  },
  dispute(world, { paymentIntent }) {
    dispute(world, String(paymentIntent));
  },
  'dispute-end'(world, { paymentIntent, won }) {
    closeDispute(world, String(paymentIntent), won === true);
  },
  /** Every checkout that is open ends. */
  expire(world) {
    for (const session of Object.values(world.state.sessions))
      if (session.status === 'open') expireSession(world, session);
  },
  /** `{ customer }`: deleted at the service by hand. */
  'delete-customer'(world, { customer }) {
    findCustomer(world, String(customer)).deleted = true;
  },
  /** `{ subscription, price, prorate }`: changed at the service, within the month. */
  'change-plan'(world, { subscription, price, prorate }) {
    const one = find(world.state.subscriptions, String(subscription), 'subscription');
    const to = find(world.state.prices, String(price), 'price');
    changeSubscription(world, one, {
      price: to,
      prorate: prorate === 'later' ? 'create_prorations' : 'always_invoice',
    });
  },
  /** `{ kind, count }`: the next calls meet an error of that status (429, 500 …), no answer (`hang`), or `drop`. */
  trouble({ trouble }, { kind = 500, count = 1 }) {
    const known = kind === 'hang' || kind === 'drop' ? kind : Number(kind);
    Object.assign(trouble, { kind: known, left: Number(count) });
  },
};

/** Answers a control; `settle` lets happen what is due by then. */
export async function answerControl(
  { world, delivery }: PaymentService,
  settle: () => void,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') return sendJson(response, 405, {});
  const given = JSON.parse((await readBody(request, 10_000)) || '{}') as Given;
  const name = (request.url ?? '').split('?')[0]?.replace('/payments/', '') ?? '';
  try {
    if (name === 'delivery') Object.assign(delivery, given);
    else if (Object.hasOwn(CONTROLS, name)) CONTROLS[name]?.(world, given);
    else return sendJson(response, 404, {});
    settle();
    sendJson(response, 200, { now: world.now() });
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    sendJson(response, error.status, { error: { code: error.code, message: error.message } });
  }
}
