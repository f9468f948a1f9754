'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { localPath } from '@/lib/i18n/paths';
import styles from './export.module.css';
import { useExportFlow } from './export-provider';

/** Ordered, but its details did not come: where else to find it. */
export function Unknown() {
  const t = useTranslations('export.unknown');
  const locale = useLocale();
  const flow = useExportFlow();
  return (
    <div className={styles.outcome} role="alert">
      <p>{t('text')}</p>
      <div className={styles.buttons}>
        <Button onClick={() => void flow.resume()}>{t('retry')}</Button>
        <ButtonLink variant="primary" href={localPath(locale, '/myaccount/creations')}>
          {t('account')}
        </ButtonLink>
      </div>
    </div>
  );
}
