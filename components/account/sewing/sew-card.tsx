'use client';

import { useLocale, useTranslations } from 'next-intl';
import { pageHref } from '@/components/site/page-link';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import type { Locale } from '@/lib/i18n/locales';
import account from '../account.module.css';

/** Where the steps of a pattern open, one a screen. */
export function SewCard({ code }: { readonly code: string }) {
  const t = useTranslations('extras.sewing');
  const locale = useLocale() as Locale;
  return (
    <Card className={account.panel}>
      <h2>{t('open')}</h2>
      <p className={account.muted}>{t('openText')}</p>
      <div className={account.buttons}>
        <ButtonLink href={`${pageHref(locale, 'sewing')}?code=${encodeURIComponent(code)}`}>
          {t('title')}
        </ButtonLink>
      </div>
    </Card>
  );
}
