'use client';

import { useLocale, useTranslations } from 'next-intl';
import { pageHref } from '@/components/site/page-link';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import account from '../account.module.css';

/** Where the steps of a pattern open, one a screen, and its pieces through a projector. */
export function SewCard({ code }: { readonly code: string }) {
  const t = useTranslations('extras.sewing');
  const beam = useTranslations('extras.projector');
  const locale = useLocale();
  const asked = `?code=${encodeURIComponent(code)}`;
  return (
    <Card className={account.panel}>
      <h2>{t('open')}</h2>
      <p className={account.muted}>{t('openText')}</p>
      <div className={account.buttons}>
        <ButtonLink href={`${pageHref(locale, 'sewing')}${asked}`}>{t('title')}</ButtonLink>
        <ButtonLink href={`${pageHref(locale, 'projector')}${asked}`}>{beam('title')}</ButtonLink>
      </div>
    </Card>
  );
}
