'use client';

import { useLocale, useTranslations } from 'next-intl';
import { PageLink } from '@/components/site/page-link';
import type { Locale } from '@/lib/i18n/locales';

/** Where another plan is chosen, after words that say why one would. */
export function PlansLink() {
  const t = useTranslations('account.troubles');
  return (
    <PageLink locale={useLocale() as Locale} to="prices">
      {t('plans')}
    </PageLink>
  );
}
