import type { AxiosError } from 'axios';
import type { Figures } from '@/lib/errors/app-error';

/** What went wrong with a call, as far as the screen needs to know it. */
export interface Trouble {
  /** A code of ours, or `offline`, `timeout`, `cancelled`, `unexpected`. */
  readonly code: string;
  readonly status?: number;
  readonly fields: readonly string[];
  readonly figures: Figures;
  /** The sentence for the reader when the server gave one. */
  readonly message?: string;
  /** Seconds to wait after too many requests. */
  readonly retryAfter?: number;
}

/** By what axios itself knows its errors: its library need not be there before the first call. */
const isAxiosError = (error: unknown): error is AxiosError =>
  typeof error === 'object' && error !== null && 'isAxiosError' in error && error.isAxiosError === true;

/** Reads an error of the client; anything that is not one is `unexpected`. */
export function readTrouble(error: unknown): Trouble {
  if (!isAxiosError(error)) return plain('unexpected');
  const { response, code } = error;
  if (code === 'ERR_CANCELED') return plain('cancelled');
  if (!response) return plain(code === 'ECONNABORTED' || code === 'ETIMEDOUT' ? 'timeout' : 'offline');
  const given = (response.data as { error?: Partial<Trouble> } | undefined)?.error;
  const retryAfter = Number(response.headers['retry-after']);
  return {
    code: typeof given?.code === 'string' ? given.code : 'unexpected',
    status: response.status,
    fields: given?.fields ?? [],
    figures: given?.figures ?? {},
    ...(given?.message ? { message: given.message } : {}),
    ...(retryAfter > 0 ? { retryAfter } : {}),
  };
}

function plain(code: string): Trouble {
  return { code, fields: [], figures: {} };
}
