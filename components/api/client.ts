import { createClient } from '@/lib/http/client';
import { fetchFile } from '@/lib/http/file';
import type { Correction } from '@/lib/measurements/fit';
import type {
  Billing,
  ImportedPattern,
  Offer,
  Offers,
  Pattern,
  PatternExport,
  PatternSummary,
  Payment,
  Person,
  PieceFile,
  Reprint,
  SquareMeasured,
  Wearer,
} from './types';

export type WearerInput = Pick<Wearer, 'name' | 'measured'>;

export interface ApiOptions {
  readonly getToken: () => Promise<string>;
  readonly locale: string;
  /** The server did not accept the token. */
  readonly onUnauthorized: () => void;
}

/** Every personal call of the site, typed. Errors are those of the client: `readTrouble` tells them apart. */
export function createApi({ getToken, locale, onUnauthorized }: ApiOptions) {
  const client = createClient({ getToken, locale });
  client.interceptors.response.use(undefined, (error) => {
    if (error?.response?.status === 401) onUnauthorized();
    throw error;
  });

  const get = async <T>(path: string) => (await client.get<T>(path)).data;
  const post = async <T>(path: string, body?: unknown, key?: string) =>
    (await client.post<T>(path, body, key ? { headers: { 'Idempotency-Key': key } } : {})).data;
  const put = async <T>(path: string, body: unknown) => (await client.put<T>(path, body)).data;
  const remove = async (path: string) => {
    await client.delete(path);
  };
  const at = (path: string, id: string) => `${path}/${encodeURIComponent(id)}`;

  const file = (method: 'get' | 'post', path: string, body?: unknown) =>
    fetchFile(client, { method, url: path, data: body });

  return {
    person: () => get<Person>('/api/user'),
    changePerson: (person: Partial<Person>) => put<Person>('/api/user', person),
    resendEmailProof: () => post<unknown>('/api/user/email'),
    keepEmail: async () => (await client.delete<Person>('/api/user/email')).data,
    deletePerson: () => remove('/api/user'),
    everything: () => get<unknown>('/api/user/data'),
    wearers: () => get<Wearer[]>('/api/wearers'),
    wearer: (id: string) => get<Wearer>(at('/api/wearers', id)),
    addWearer: (wearer: WearerInput) => post<Wearer>('/api/wearers', { ...wearer, gender: 'woman' }),
    changeWearer: (id: string, wearer: WearerInput) =>
      put<Wearer>(at('/api/wearers', id), { ...wearer, gender: 'woman' }),
    deleteWearer: (id: string) => remove(at('/api/wearers', id)),
    /** The design behind a pattern code, as it was saved. */
    importPattern: (code: string) => get<ImportedPattern>(at('/api/codes', code)),
    patterns: () => get<PatternSummary[]>('/api/patterns'),
    pattern: (id: string) => get<Pattern>(at('/api/patterns', id)),
    answerFit: (patternId: string, answers: readonly Correction[]) =>
      put<Wearer>(`${at('/api/patterns', patternId)}/fit`, { answers }),
    /** A sheet that comes out true on the printer that made this of a test square. */
    calibratedSheet: (patternId: string, square: SquareMeasured) =>
      file('post', `${at('/api/patterns', patternId)}/calibrated`, square),
    pieces: (patternId: string) => get<PieceFile[]>(`${at('/api/patterns', patternId)}/pieces`),
    pieceArchive: (patternId: string) => file('get', `${at('/api/patterns', patternId)}/pieces/archive`),
    dxf: (patternId: string) => file('get', `${at('/api/patterns', patternId)}/dxf`),
    /** What changed since another version was printed. */
    reprint: (patternId: string, printed: string) =>
      post<Reprint>(`${at('/api/patterns', patternId)}/changes`, { printed }),
    reprintSheets: (patternId: string, printed: string, format: string) =>
      file('post', `${at('/api/patterns', patternId)}/changes/sheets`, { printed, format }),
    removeCorrection: (id: string) => remove(at('/api/corrections', id)),
    export: (id: string) => get<PatternExport>(at('/api/exports', id)),
    retryExport: (id: string) => post<PatternExport>(`${at('/api/exports', id)}/retry`),
    offers: () => get<Offers>('/api/offers'),
    billing: () => get<Billing>('/api/billing'),
    /** Opens a checkout; the same key gives the same one. */
    checkout: (offer: Offer & { readonly promo?: string }, key: string) =>
      post<{ paymentId: string; url: string }>('/api/billing/checkout', { ...offer, locale }, key),
    changePlan: (change: { readonly plan?: string; readonly cancelled?: boolean }) =>
      put<Billing>('/api/billing/plan', change),
    openPortal: () => post<{ url: string }>('/api/billing/portal', { locale }),
    checkPromo: (promo: string) => post<{ percent: number }>('/api/billing/promo', { promo }),
    payment: (id: string) => get<Payment>(at('/api/payments', id)),
    cancelPayment: (id: string) => post<Payment>(`${at('/api/payments', id)}/cancel`),
    resendExport: (id: string) => post<unknown>(`${at('/api/exports', id)}/resend`),
  };
}

export type Api = ReturnType<typeof createApi>;
