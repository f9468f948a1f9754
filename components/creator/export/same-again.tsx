'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import type { Locale } from '@/lib/i18n/locales';
import { localPath } from '@/lib/i18n/paths';
import styles from './export.module.css';
import { useExportFlow } from './export-provider';
import { useOrder } from './use-order';

/** The pattern is there already, just as it would be made again: asked before it costs a second time. */
export function SameAgain({ patternId }: { readonly patternId: string }) {
  const t = useTranslations('export.same');
  const locale = useLocale() as Locale;
  const flow = useExportFlow();
  const order = useOrder();
  const page = `${localPath(locale, '/myaccount/creations/export')}?id=${encodeURIComponent(patternId)}`;
  return (
    <div className={styles.outcome}>
      <p role="status">{t('text')}</p>
      <div className={styles.buttons}>
        <Button onClick={() => order && void flow.place(order, { again: true })}>{t('again')}</Button>
        <ButtonLink variant="primary" href={page}>
          {t('account')}
        </ButtonLink>
      </div>
    </div>
  );
}
