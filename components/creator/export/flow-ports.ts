import type { PaymentView } from '@/lib/billing/account';
import type { Offer } from '@/lib/billing/offers';
import type { StartedPayment } from '@/lib/billing/start-payment';
import type { Figures } from '@/lib/errors/app-error';
import type { PlacedExport } from '@/lib/exports/place';
import type { Purchase } from '@/lib/exports/purchase';
import type { Twin } from '@/lib/exports/twin';
import type { Verification } from '@/lib/exports/verify';
import type { ExportView } from '@/lib/exports/views';

/** Why something was refused, with the server's sentence for the reader when it gave one. */
export interface Refusal {
  readonly code: string;
  readonly message?: string | undefined;
  readonly fields?: readonly string[] | undefined;
  readonly figures?: Figures | undefined;
}

/** How a pattern can be paid for: by itself, or with credits that come with a plan or a pack. */
export type Way = { readonly kind: 'pattern' } | Offer;

/** What is ordered. Two orders with the same content are one order, however often they are sent. */
export interface Order {
  readonly choices: unknown;
  readonly patternName: string;
  /** What the reader of the files measures in, where that is not centimetres. */
  readonly unit?: 'in';
  /** The cloth she saw it in, as `lib/cloth` writes it. */
  readonly look?: string;
  /** Meant although she has this very pattern: only what she was asked sets it. */
  readonly again?: true;
  readonly wearerId?: string;
  readonly wearer?: { readonly name: string; readonly measured: unknown };
}

type Answer<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly error: Refusal };

export interface FlowPorts {
  verify(order: Order): Promise<Answer<Verification>>;
  place(order: Order, key: string): Promise<Answer<PlacedExport>>;
  read(exportId: string): Promise<ExportView>;
  retry(exportId: string): Promise<unknown>;
  /** Kept for as long as the tab lives, so that a reload finds its order again. */
  readonly memory: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  buy(order: Order, key: string, promo?: string): Promise<Answer<Purchase>>;
  checkout(offer: Offer, key: string, promo?: string): Promise<Answer<StartedPayment>>;
  payment(id: string): Promise<PaymentView>;
  /** Leaves the page for the one to pay on. */
  leave(url: string): void;
  wait(ms: number): Promise<void>;
  newKey(): string;
}

/** The own pattern that a refusal names. */
export function twinIn({ figures = {} }: Refusal): Twin {
  const { exportId, patternId, underWay } = figures;
  return { exportId: String(exportId), patternId: String(patternId), underWay: underWay === 1 };
}

export const unreachable = (): { readonly ok: false; readonly error: Refusal } => ({
  ok: false,
  error: { code: 'offline' },
});
