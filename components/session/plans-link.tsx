'use client';

import { useLocale, useTranslations } from 'next-intl';
import { PageLink } from '@/components/site/page-link';

/** Where another plan is chosen, after words that say why one would. */
export function PlansLink() {
  const t = useTranslations('account.troubles');
  return (
    <PageLink locale={useLocale()} to="prices">
      {t('plans')}
    </PageLink>
  );
}
