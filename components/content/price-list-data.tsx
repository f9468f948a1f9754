import { getTranslations } from 'next-intl/server';
import type { OffersView } from '@/lib/billing/offers-view';
import { breadcrumbs, SITE_NAME } from '@/lib/content/structured';
import { anyPattern, monthlyPlan } from '@/lib/content/structured-offers';
import type { Locale } from '@/lib/i18n/locales';
import { JsonLd } from './json-ld';

interface PriceListDataProps {
  readonly locale: Locale;
  readonly offers: OffersView;
}

/** What is sold, as crawlers read it: a pattern on its own, and the plans. */
export async function PriceListData({ locale, offers }: PriceListDataProps) {
  const t = await getTranslations({ locale, namespace: 'offers' });
  const { currency, pattern, plans } = offers;
  const single = { name: `${SITE_NAME} · ${t('pattern.title')}`, description: t('meta.description') };
  const monthly = plans.map(({ name, price, patterns, wearers }) => {
    const words = `${t('plans.patterns', { count: patterns })}, ${t('plans.wearers', { count: wearers })}`;
    const plan = t('desk.plan', { plan: t(`plans.names.${name}`) });
    return monthlyPlan(locale, { name: `${SITE_NAME} · ${plan}`, description: words }, { price, currency });
  });
  const place = breadcrumbs(locale, [{ name: t('title'), path: '/prices' }]);
  return <JsonLd data={[anyPattern(locale, single, { ...pattern, currency }), ...monthly, place]} />;
}
