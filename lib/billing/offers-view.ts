import 'server-only';
import { PRICE_STEPS } from '@/lib/choices/price';
import type { Locale } from '@/lib/i18n/locales';
import { type Currency, currencyOf, PACK_SIZE, PLAN_NAMES, PLANS, type Plan, packPrice } from './offers';

export interface OffersView {
  /** False where exports cost nothing. */
  readonly open: boolean;
  readonly currency: Currency;
  readonly plans: readonly (Plan & { readonly packPrice: number })[];
  readonly packSize: number;
  /** Prices of one pattern, from the plainest to the most involved. */
  readonly pattern: { readonly from: number; readonly to: number };
}

/** What is sold to readers of a language, in cents of their currency. */
export function offersView(locale: Locale, open: boolean): OffersView {
  const plans = PLAN_NAMES.map((name) => ({ ...PLANS[name], packPrice: packPrice(name) }));
  const pattern = { from: PRICE_STEPS[0], to: PRICE_STEPS[PRICE_STEPS.length - 1] ?? PRICE_STEPS[0] };
  return { open, currency: currencyOf(locale), plans, packSize: PACK_SIZE, pattern };
}
