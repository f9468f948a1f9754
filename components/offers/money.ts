import type { Currency } from '@/lib/billing/offers';

/** Cents as a price in `locale`: whole amounts without decimals, as a price list is written. */
export function formatMoney(cents: number, currency: Currency, locale: string): string {
  const minimumFractionDigits = cents % 100 === 0 ? 0 : 2;
  const format = { style: 'currency', currency: currency.toUpperCase(), minimumFractionDigits } as const;
  return new Intl.NumberFormat(locale, format).format(cents / 100);
}

/** What is left to pay of `cents` after a reduction in percent, rounded as the payment service rounds. */
export function reduced(cents: number, percentOff: number): number {
  return Math.round((cents * (100 - percentOff)) / 100);
}
