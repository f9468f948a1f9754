import type { Locale } from '@/lib/i18n/locales';

export const PLAN_NAMES = ['starter', 'happy', 'crazy'] as const;
export type PlanName = (typeof PLAN_NAMES)[number];
export type Currency = 'eur' | 'usd';

/** What somebody may go to pay for by itself. */
export type Offer = { readonly kind: 'subscription'; readonly plan: PlanName } | { readonly kind: 'pack' };

export interface Plan {
  readonly name: PlanName;
  /** Cents a month, the same figure in both currencies. */
  readonly price: number;
  readonly patterns: number;
  readonly wearers: number;
  /** Cents for one of the patterns of a pack. */
  readonly extraPrice: number;
}

/** The three plans; prices in cents. */
export const PLANS: Readonly<Record<PlanName, Plan>> = {
  starter: { name: 'starter', price: 900, patterns: 1, wearers: 2, extraPrice: 800 },
  happy: { name: 'happy', price: 1500, patterns: 2, wearers: 5, extraPrice: 700 },
  crazy: { name: 'crazy', price: 1999, patterns: 3, wearers: 10, extraPrice: 700 },
};

/** Extra credits are sold by two. */
export const PACK_SIZE = 2;

/** Wearers a person without a plan may keep: as many as the smallest plan, so that a gift can be made. */
export const WEARERS_WITHOUT_PLAN = 2;

/** Dollars for English, euros for French and German. */
export function currencyOf(locale: Locale): Currency {
  return locale === 'en' ? 'usd' : 'eur';
}

/** Cents of a pack of extra credits for subscribers of `plan`. */
export function packPrice(plan: PlanName): number {
  return PACK_SIZE * PLANS[plan].extraPrice;
}
