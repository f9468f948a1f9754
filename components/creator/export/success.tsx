'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import type { Locale } from '@/lib/i18n/locales';
import styles from './export.module.css';
import { FileList } from './file-list';
import type { ExportPhase } from './flow-state';
import { patternPage } from './pattern-page';

interface SuccessProps {
  readonly state: Extract<ExportPhase, { phase: 'ready' }>;
  readonly onClose: () => void;
}

export function Success({ state: { patternId, files }, onClose }: SuccessProps) {
  const t = useTranslations('export.success');
  const locale = useLocale() as Locale;
  return (
    <div className={styles.outcome}>
      <p role="status">{t('text')}</p>
      <FileList files={files} />
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t('another')}</Button>
        <ButtonLink variant="primary" href={patternPage(locale, patternId)}>
          {t('account')}
        </ButtonLink>
      </div>
    </div>
  );
}
