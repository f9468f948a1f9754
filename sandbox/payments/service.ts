import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, readForm, sendHtml, sendJson } from '../http';
import type { SandboxWords } from '../words';
import { callApi } from './api';
import { expireOld, expireSession, paySession } from './checkout';
import { refund } from './money';
import { invoicePage, payPage, portalPage } from './pages';
import { bill, changeSubscription } from './subscriptions';
import type { Delivery } from './webhooks';
import { PaymentError, type World } from './world';

export interface PaymentService {
  readonly world: World;
  readonly delivery: Delivery;
  /** Told that something may have changed. */
  readonly onChange: () => void;
}

/** Answers the payment stand-in's API, pages and controls; false for any other address. */
export async function servePayments(
  service: PaymentService,
  words: SandboxWords,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const path = request.url ?? '';
  if (path.startsWith('/v1/')) await answerApi(service, request, response);
  else if (path.startsWith('/pay/')) await answerPage(service, words, request, response);
  else if (path.startsWith('/payments/')) await answerControl(service, request, response);
  else return false;
  service.onChange();
  return true;
}

async function answerApi({ world }: PaymentService, request: IncomingMessage, response: ServerResponse) {
  const key = request.headers['idempotency-key'];
  const { status, body } = callApi(world, {
    method: request.method ?? 'GET',
    path: request.url ?? '',
    body: await readBody(request, 100_000),
    ...(typeof key === 'string' ? { idempotencyKey: key } : {}),
  });
  sendJson(response, status, body);
}

async function answerPage(
  { world }: PaymentService,
  words: SandboxWords,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const [, first = '', second = '', third = ''] =
    (request.url ?? '').split('?')[0]?.slice(1).split('/') ?? [];
  if (first === 'portal') return answerPortal(world, words, second, third, request, response);
  const invoice = first === 'invoice' ? world.state.invoices[second] : undefined;
  if (invoice) return sendHtml(response, 200, invoicePage(words, invoice));
  const session = world.state.sessions[first];
  if (!session) return sendHtml(response, 404, '');
  if (request.method !== 'POST') return sendHtml(response, 200, payPage(words, session));
  if (second === 'refuse') return sendHtml(response, 402, payPage(words, session, { refused: true }));
  if (second === 'pay') paySession(world, session);
  // As at the real one, the checkout stays open when its person goes back: only time or the service ends it.
  const next = second === 'pay' ? session.success_url : session.cancel_url;
  response.writeHead(303, { Location: next.replace('{CHECKOUT_SESSION_ID}', session.id) }).end();
}

async function answerPortal(
  world: World,
  words: SandboxWords,
  id: string,
  act: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const portal = world.state.portals[id];
  if (!portal) return sendHtml(response, 404, '');
  const own = <T extends { customer: string }>(all: Record<string, T>) =>
    Object.values(all).filter(({ customer }) => customer === portal.customer);
  if (request.method === 'POST') {
    const given = (await readForm(request)).get('subscription');
    const subscription = own(world.state.subscriptions).find(
      (one) => one.id === given && one.status !== 'canceled',
    );
    if (subscription) changeSubscription(world, subscription, { cancelAtPeriodEnd: act === 'cancel' });
    response.writeHead(303, { Location: `/pay/portal/${id}` }).end();
    return;
  }
  const running = own(world.state.subscriptions).filter(({ status }) => status !== 'canceled');
  sendHtml(
    response,
    200,
    portalPage(words, { portal, subscriptions: running, invoices: own(world.state.invoices) }),
  );
}

/** What tests and curious people turn: time, refused cards, refunds, and how events travel. */
async function answerControl(service: PaymentService, request: IncomingMessage, response: ServerResponse) {
  const { world, delivery } = service;
  if (request.method !== 'POST') return sendJson(response, 405, {});
  const given = JSON.parse((await readBody(request, 10_000)) || '{}') as Record<string, unknown>;
  try {
    switch ((request.url ?? '').split('?')[0]) {
      case '/payments/advance':
        world.state.ahead += Number(given.days ?? 0) * 86_400;
        tick(world);
        break;
      case '/payments/refusals':
        for (const subscription of Object.values(world.state.subscriptions))
          subscription.refusals = Number(given.count ?? 0);
        break;
      case '/payments/refund':
        refund(
          world,
          String(given.paymentIntent),
          given.amount === undefined ? undefined : Number(given.amount),
        );
        break;
      case '/payments/expire':
        for (const session of Object.values(world.state.sessions))
          if (session.status === 'open') expireSession(world, session);
        break;
      case '/payments/delivery':
        Object.assign(delivery, given);
        break;
      default:
        return sendJson(response, 404, {});
    }
    sendJson(response, 200, { now: world.now() });
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    sendJson(response, error.status, { error: { code: error.code, message: error.message } });
  }
}

/** What happens by itself as time goes by. */
export function tick(world: World): void {
  bill(world);
  expireOld(world);
}
