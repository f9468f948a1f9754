import 'server-only';
import { AppError } from '@/lib/errors/app-error';
import { isOutage } from '@/lib/errors/outage';
import type { Locale } from '@/lib/i18n/locales';
import type { Log } from '@/lib/log/log';
import { fieldSentences, sentenceOf } from './sentence';
import { STATUS } from './status';

/** Headers of every answer of the API: nobody keeps it, frames it or guesses what it is. */
export const API_HEADERS = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  Vary: 'Authorization, Accept-Language',
} as const;

/** `data` as JSON. */
export function answer(data: unknown, status = 200): Response {
  return Response.json(data, { status, headers: API_HEADERS });
}

/** Done, nothing to say. */
export function done(): Response {
  return new Response(null, { status: 204, headers: API_HEADERS });
}

/** The error as the client understands it; what is not one of ours is logged and told as `unexpected`. */
export async function errorAnswer(error: unknown, locale: Locale, log: Log): Promise<Response> {
  const known = knownError(error, log);
  const response = answer({ error: await errorBody(known, locale) }, STATUS[known.code] ?? 500);
  if (known.code === 'too-many-requests')
    response.headers.set('Retry-After', String(known.figures.seconds ?? 60));
  if (response.status === 503) response.headers.set('Retry-After', '2');
  if (response.status === 401) response.headers.set('WWW-Authenticate', 'Bearer');
  return response;
}

/** `error` if it is one of ours, `unavailable` for an outage, otherwise `unexpected`; the last two are logged. */
export function knownError(error: unknown, log: Log): AppError {
  if (error instanceof AppError && error.code in STATUS) return error;
  const code = isOutage(error) ? 'unavailable' : 'unexpected';
  log.error({ err: error }, code);
  return new AppError(code);
}

export interface ErrorBody {
  readonly code: string;
  readonly message: string;
  readonly fields?: readonly string[];
  readonly figures?: Readonly<Record<string, number | string>>;
  /** What is wrong with each field, in the reader's language. */
  readonly sentences?: Readonly<Record<string, string>>;
}

export async function errorBody(error: AppError, locale: Locale): Promise<ErrorBody> {
  const { code, fields, figures } = error;
  const message = await sentenceOf(locale, error);
  const sentences = await fieldSentences(locale, error);
  return {
    code,
    message,
    ...(fields.length > 0 ? { fields } : {}),
    ...(Object.keys(figures).length > 0 ? { figures } : {}),
    ...(Object.keys(sentences).length > 0 ? { sentences } : {}),
  };
}
