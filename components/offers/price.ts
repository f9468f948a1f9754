import { numberFormat } from '@/components/measurements/units';

/** Prices are shown in dollars to English readers, in euros to the others; the figure is the same. */
export function formatPrice(cents: number, locale: string): string {
  const currency = locale === 'en' ? 'USD' : 'EUR';
  return numberFormat(locale, { style: 'currency', currency }).format(cents / 100);
}
