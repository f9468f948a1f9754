import axios, { type AxiosError, type AxiosInstance } from 'axios';
import axiosRetry, { isNetworkError } from 'axios-retry';

interface ClientOptions {
  /** Where the API answers; the configured address, or the page's own origin when unset. */
  readonly baseUrl?: string;
  /** Access token of the signed-in person, asked for before each request. */
  readonly getToken?: () => Promise<string | undefined>;
  /** Language of the sentences in answers. */
  readonly locale?: string;
  readonly timeoutMs?: number;
  /** Milliseconds before the first retry; the second waits twice, the third three times as long. */
  readonly retryDelayMs?: number;
}

const RETRIES = 3;
const RETRY_DELAY_MS = 800;
const TIMEOUT_MS = 20_000;
const REPEATABLE = ['get', 'head', 'options', 'put', 'delete'];

/**
 * The one client of our API. A request is sent again up to three times after a network error, or after an answer of
 * 500–599 when repeating it is harmless; never after a time-out or a cancellation. Every POST carries a key of its
 * own, so that one sent again after a lost answer is done once.
 */
export function createClient(options: ClientOptions = {}): AxiosInstance {
  const { baseUrl, getToken, locale, timeoutMs = TIMEOUT_MS, retryDelayMs = RETRY_DELAY_MS } = options;
  const client = axios.create({
    baseURL: baseUrl ?? process.env.NEXT_PUBLIC_API_ORIGIN ?? undefined,
    timeout: timeoutMs,
    headers: {
      Accept: 'application/json, text/plain, */*',
      ...(locale ? { 'Accept-Language': locale } : {}),
    },
  });
  client.interceptors.request.use(async (request) => {
    const token = await getToken?.();
    if (token) request.headers.set('Authorization', `Bearer ${token}`);
    if (request.method === 'post') request.headers.set('Idempotency-Key', crypto.randomUUID(), false);
    return request;
  });
  axiosRetry(client, {
    retries: RETRIES,
    retryDelay: (count) => count * retryDelayMs,
    retryCondition: isWorthRetrying,
    shouldResetTimeout: true,
  });
  return client;
}

function isWorthRetrying(error: AxiosError): boolean {
  // A time-out of the socket is one too, whoever noticed it.
  if (error.code === 'ETIMEDOUT') return false;
  if (isNetworkError(error)) return true;
  const status = error.response?.status ?? 0;
  return status >= 500 && status <= 599 && REPEATABLE.includes(error.config?.method ?? '');
}
