import type { Profile } from '@/lib/accounts/users';
import type { Wearer } from '@/lib/accounts/wearers';
import type { BillingView, PaymentView } from '@/lib/billing/account';
import type { Offer } from '@/lib/billing/offers';
import type { OffersView } from '@/lib/billing/offers-view';
import type { StartedPayment } from '@/lib/billing/start-payment';
import type { SquareRequest } from '@/lib/exports/extras/calibrated';
import type { PieceFile } from '@/lib/exports/extras/piece-files';
import type { Projection } from '@/lib/exports/extras/projector';
import type { Reprint } from '@/lib/exports/extras/reprint';
import type { Sewing } from '@/lib/exports/extras/sewing';
import type { ImportedPattern } from '@/lib/exports/import-pattern';
import type { ExportView, PatternSummary, PatternView } from '@/lib/exports/views';
import { createClient } from '@/lib/http/client';
import type { Correction } from '@/lib/measurements/fit';
import { at, type Calls, createCalls } from './calls';

type WearerInput = Pick<Wearer, 'name' | 'measured'>;

interface ApiOptions {
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
  const calls = createCalls(client);
  return {
    ...personCalls(calls),
    ...wearerCalls(calls),
    ...patternCalls(calls),
    ...exportCalls(calls),
    ...billingCalls(calls, locale),
  };
}

export type Api = ReturnType<typeof createApi>;

function personCalls({ get, post, put, remove }: Calls) {
  return {
    person: () => get<Profile>('/api/user'),
    changePerson: (person: Partial<Profile>) => put<Profile>('/api/user', person),
    resendEmailProof: () => post<unknown>('/api/user/email'),
    keepEmail: () => remove<Profile>('/api/user/email'),
    deletePerson: () => remove('/api/user'),
    everything: () => get<unknown>('/api/user/data'),
  };
}

function wearerCalls({ get, post, put, remove }: Calls) {
  return {
    wearers: () => get<Wearer[]>('/api/wearers'),
    wearer: (id: string) => get<Wearer>(at('/api/wearers', id)),
    addWearer: (wearer: WearerInput) => post<Wearer>('/api/wearers', { ...wearer, gender: 'woman' }),
    changeWearer: (id: string, wearer: WearerInput) =>
      put<Wearer>(at('/api/wearers', id), { ...wearer, gender: 'woman' }),
    deleteWearer: (id: string) => remove(at('/api/wearers', id)),
    removeCorrection: (id: string) => remove(at('/api/corrections', id)),
  };
}

function patternCalls({ get, post, put, file }: Calls) {
  return {
    /** The design behind a pattern code, as it was saved. */
    importPattern: (code: string) => get<ImportedPattern>(at('/api/codes', code)),
    patterns: () => get<PatternSummary[]>('/api/patterns'),
    pattern: (id: string) => get<PatternView>(at('/api/patterns', id)),
    answerFit: (patternId: string, answers: readonly Correction[]) =>
      put<Wearer>(`${at('/api/patterns', patternId)}/fit`, { answers }),
    /** A sheet that comes out true on the printer that made this of a test square. */
    calibratedSheet: (patternId: string, square: SquareRequest) =>
      file('post', `${at('/api/patterns', patternId)}/calibrated`, square),
    pieces: (patternId: string) => get<PieceFile[]>(`${at('/api/patterns', patternId)}/pieces`),
    pieceArchive: (patternId: string) => file('get', `${at('/api/patterns', patternId)}/pieces/archive`),
    /** Its pieces in true size, for the screen of a projector. */
    projection: (patternId: string) => get<Projection>(`${at('/api/patterns', patternId)}/projector`),
    /** The steps of its booklet, for the screen of a phone. */
    sewing: (patternId: string) => get<Sewing>(`${at('/api/patterns', patternId)}/steps`),
    dxf: (patternId: string) => file('get', `${at('/api/patterns', patternId)}/dxf`),
    /** What changed since another version was printed. */
    reprint: (patternId: string, printed: string) =>
      post<Reprint>(`${at('/api/patterns', patternId)}/changes`, { printed }),
    reprintSheets: (patternId: string, printed: string, format: string) =>
      file('post', `${at('/api/patterns', patternId)}/changes/sheets`, { printed, format }),
  };
}

function exportCalls({ get, post, remove }: Calls) {
  return {
    export: (id: string) => get<ExportView>(at('/api/exports', id)),
    retryExport: (id: string) => post<ExportView>(`${at('/api/exports', id)}/retry`),
    resendExport: (id: string) => post<unknown>(`${at('/api/exports', id)}/resend`),
    /** Links in mails open nothing any more; the page needs fresh ones itself. */
    withdrawLinks: (id: string) => remove(`${at('/api/exports', id)}/links`),
  };
}

function billingCalls({ get, post, put }: Calls, locale: string) {
  return {
    offers: () => get<OffersView>('/api/offers'),
    billing: () => get<BillingView>('/api/billing'),
    /** Opens a checkout; the same key gives the same one. */
    checkout: (offer: Offer & { readonly promo?: string }, key: string) =>
      post<StartedPayment>('/api/billing/checkout', { ...offer, locale }, key),
    changePlan: (change: { readonly plan?: string; readonly cancelled?: boolean }) =>
      put<BillingView>('/api/billing/plan', change),
    openPortal: () => post<{ url: string }>('/api/billing/portal', { locale }),
    checkPromo: (promo: string) => post<{ percent: number }>('/api/billing/promo', { promo }),
    payment: (id: string) => get<PaymentView>(at('/api/payments', id)),
    cancelPayment: (id: string) => post<PaymentView>(`${at('/api/payments', id)}/cancel`),
  };
}
