import { CATALOGUE_ENDPOINTS } from './endpoints/catalogue';
import { CHECKOUT_ENDPOINTS } from './endpoints/checkout';
import { CUSTOMER_ENDPOINTS } from './endpoints/customers';
import type { Endpoint } from './endpoints/endpoint';
import { MONEY_ENDPOINTS } from './endpoints/money';
import { SUBSCRIPTION_ENDPOINTS } from './endpoints/subscriptions';
import { readNested } from './form';
import { PaymentError, shown, type World } from './world';

/** The secret key of this machine's stand-in; it opens nothing anywhere else. */
export const LOCAL_KEY = 'sk_test_local';

interface ApiRequest {
  readonly method: string;
  /** From `/v1/` on, with the query. */
  readonly path: string;
  readonly body: string;
  readonly authorization?: string | undefined;
  readonly idempotencyKey?: string | undefined;
}

interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** What of Stripe's API the service calls. `:id` is the variable part. */
const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  ...CUSTOMER_ENDPOINTS,
  ...CATALOGUE_ENDPOINTS,
  ...CHECKOUT_ENDPOINTS,
  ...SUBSCRIPTION_ENDPOINTS,
  ...MONEY_ENDPOINTS,
};

const SHAPES = Object.entries(ENDPOINTS).map(([name, endpoint]) => {
  const [verb, shape = ''] = name.split(' ');
  return { verb, path: new RegExp(`^${shape.replace(':id', '([\\w-]+)')}$`), endpoint };
});

/** Answers a call as Stripe does: the same key gives the same answer, and what is wrong is said in its words. */
export function callApi(world: World, request: ApiRequest): ApiAnswer {
  const { idempotencyKey: key, method, path, body } = request;
  const refused = refusal(world, request);
  if (refused) return failure(refused);
  const kept = key ? world.state.answers[key] : undefined;
  const digest = `${method} ${path} ${body}`;
  if (kept) {
    if (kept.request === digest) return { status: kept.status, body: kept.body };
    const message =
      'Keys for idempotent requests can only be used with the same parameters they were first used with.';
    return failure(new PaymentError(400, 'idempotency_error', message));
  }
  const answer = answerOnce(world, request);
  if (key && method === 'POST' && answer.status < 500)
    world.state.answers[key] = { ...structuredClone(answer), request: digest };
  return answer;
}

/** Who may not call, and the service's own troubles. */
function refusal({ trouble }: World, { authorization = '' }: ApiRequest): PaymentError | undefined {
  const [, key] = /^Bearer (\S+)$/.exec(authorization) ?? [];
  if (!key) return new PaymentError(401, undefined, 'You did not provide an API key.');
  if (key !== LOCAL_KEY) return new PaymentError(401, undefined, 'Invalid API Key provided.');
  if (typeof trouble.kind !== 'number' || trouble.left <= 0) return undefined;
  trouble.left -= 1;
  return new PaymentError(
    trouble.kind,
    trouble.kind === 429 ? 'rate_limit' : undefined,
    'As it was told to.',
  );
}

function answerOnce(world: World, { method, path, body }: ApiRequest): ApiAnswer {
  try {
    const [plain = '', query = ''] = path.split('?');
    const { endpoint, id } = findEndpoint(method, plain);
    const form = readNested(method === 'GET' ? query : body || query);
    return { status: 200, body: shown(endpoint(world, form, id)) };
  } catch (error) {
    if (error instanceof PaymentError) return failure(error);
    throw error;
  }
}

function findEndpoint(method: string, path: string): { endpoint: Endpoint; id: string } {
  for (const { verb, path: shape, endpoint } of SHAPES) {
    const match = verb === method ? shape.exec(path) : undefined;
    if (match) return { endpoint, id: match[1] ?? '' };
  }
  throw new PaymentError(404, 'resource_missing', `Unrecognized request URL (${method}: ${path}).`);
}

function failure({ status, code, message, param }: PaymentError): ApiAnswer {
  const invalid = status < 500 ? 'invalid_request_error' : 'api_error';
  const type = code === 'idempotency_error' ? code : invalid;
  return { status, body: { error: { type, code, message, param } } };
}
