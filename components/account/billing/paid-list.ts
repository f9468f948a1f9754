import type { Billing } from '../api-types';

type Currency = Billing['invoices'][number]['currency'];
type PlanName = Billing['invoices'][number]['plan'];

/** One payment as it is listed. */
export interface Paid {
  readonly id: string;
  readonly kind: 'pattern' | 'pack' | 'plan';
  readonly plan?: PlanName;
  readonly number?: string;
  readonly total: number;
  readonly currency: Currency;
  readonly date: string;
  readonly status: 'paid' | 'open' | 'void';
}

/** Months of a plan and what was bought once, in one list with the latest first. */
export function paidList({ invoices, purchases }: Billing): readonly Paid[] {
  const months = invoices.map(({ number, plan, total, currency, date, status }): Paid => {
    const known = status === 'paid' || status === 'open' ? status : 'void';
    return { id: number, kind: 'plan', plan, number, total, currency, date, status: known };
  });
  const once = purchases.map(({ id, kind, total, currency, date }): Paid => {
    return { id, kind: kind === 'pack' ? 'pack' : 'pattern', total, currency, date, status: 'paid' };
  });
  return [...months, ...once].toSorted((a, b) => b.date.localeCompare(a.date));
}
