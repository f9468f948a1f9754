import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, readForm, sendHtml, sendJson } from '../http';
import type { SandboxWords } from '../words';
import { callApi } from './api';
import { settleSessions } from './checkout';
import { answerControl } from './control';
import { invoicePage, portalPage } from './pages';
import { bill, changeSubscription } from './subscriptions';
import { answerTill } from './till';
import type { Delivery } from './webhooks';
import type { World } from './world';

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
  else if (path.startsWith('/payments/'))
    await answerControl(service, () => tick(service.world), request, response);
  else return false;
  service.onChange();
  return true;
}

async function answerApi({ world }: PaymentService, request: IncomingMessage, response: ServerResponse) {
  const { 'idempotency-key': key, authorization } = request.headers;
  const body = await readBody(request, 100_000);
  if (world.trouble.left > 0 && typeof world.trouble.kind === 'string') {
    world.trouble.left -= 1;
    // Without an answer: the one who asked gives up by herself.
    if (world.trouble.kind === 'drop') request.socket.destroy();
    return;
  }
  const idempotencyKey = typeof key === 'string' ? key : undefined;
  const { method = 'GET', url: path = '' } = request;
  const { status, body: said } = callApi(world, { method, path, body, authorization, idempotencyKey });
  sendJson(response, status, said);
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
  answerTill(world, words, session, { verb: request.method ?? 'GET', act: second }, response);
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

/** What happens by itself as time goes by. */
export function tick(world: World): void {
  bill(world);
  settleSessions(world);
}
