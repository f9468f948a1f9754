import type { BillingView } from '@/lib/billing/account';
import type { Currency, PlanName } from '@/lib/billing/offers';

/** One payment as it is listed. */
export interface Paid {
  readonly id: string;
  readonly kind: 'pattern' | 'pack' | 'plan';
  readonly plan?: PlanName;
  readonly number?: string;
  readonly total: number;
  readonly currency: Currency;
  readonly date: string;
  readonly status: 'paid' | 'open' | 'void' | 'refunded' | 'partly';
  /** What of it went back, in cents. */
  readonly refunded: number;
}

/** Months of a plan and what was bought once, in one list with the latest first. */
export function paidList({ invoices, purchases }: BillingView): readonly Paid[] {
  const months = invoices.map(({ status, ...one }): Paid => {
    const known = status === 'open' ? status : status === 'paid' ? paidOrBack(one) : 'void';
    return { ...one, id: one.number, kind: 'plan', status: known };
  });
  const once = purchases.map(({ kind, ...one }): Paid => {
    return { ...one, kind: kind === 'pack' ? 'pack' : 'pattern', status: paidOrBack(one) };
  });
  return [...months, ...once].toSorted((a, b) => b.date.localeCompare(a.date));
}

function paidOrBack({ total, refunded }: Pick<Paid, 'total' | 'refunded'>): Paid['status'] {
  if (refunded === 0) return 'paid';
  return refunded < total ? 'partly' : 'refunded';
}
