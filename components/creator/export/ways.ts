'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatMoney } from '@/components/offers/money';
import type { BillingView } from '@/lib/billing/account';
import type { OffersView } from '@/lib/billing/offers-view';
import type { Way } from './flow-ports';

interface PricedWay {
  readonly way: Way;
  readonly title: string;
  readonly help: string;
  /** In cents. */
  readonly price: number;
  /** Paid again every month. */
  readonly monthly?: boolean;
}

/** What can be paid for to get a pattern of `price` cents: itself first, then what also gives credits. */
export function useWays(price: number, offers: OffersView, billing: BillingView): readonly PricedWay[] {
  const t = useTranslations('offers');
  const locale = useLocale();
  const { subscription } = billing;
  const running = subscription && subscription.status !== 'ended' ? subscription : undefined;
  const alone: PricedWay = {
    way: { kind: 'pattern' },
    title: t('payment.pattern'),
    help: t('payment.patternHelp'),
    price,
  };
  const plan = running && offers.plans.find(({ name }) => name === running.plan);
  if (running && plan) {
    const each = formatMoney(plan.extraPrice, running.currency, locale);
    const pack: PricedWay = {
      way: { kind: 'pack' },
      title: t('payment.pack', { count: offers.packSize }),
      help: t('payment.packHelp', { price: each }),
      price: plan.packPrice,
    };
    return [alone, pack];
  }
  const plans = offers.plans.map(({ name, price: perMonth, patterns, wearers }): PricedWay => {
    const figures = {
      patterns: t('plans.patterns', { count: patterns }),
      wearers: t('plans.wearers', { count: wearers }),
    };
    return {
      way: { kind: 'subscription', plan: name },
      title: t('desk.plan', { plan: t(`plans.names.${name}`) }),
      help: t('payment.planHelp', figures),
      price: perMonth,
      monthly: true,
    };
  });
  return [alone, ...plans];
}
