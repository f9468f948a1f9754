/**
 * Whether exports cost credits, as far as a page that is made once need know: the secrets of the payment service are
 * wanted at start only, so the rest of the settings is not read for it.
 */
export function costsCredits(env: Readonly<Record<string, string | undefined>> = process.env): boolean {
  return env.BILLING !== 'off';
}
