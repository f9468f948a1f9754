/** SPEC §9: prices are shown in dollars to English readers, in euros to the others; the figure is the same. */
export function formatPrice(cents: number, locale: string): string {
  const currency = locale === 'en' ? 'USD' : 'EUR';
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100);
}
