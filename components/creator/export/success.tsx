'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { KeptPicture } from '@/components/ui/kept-picture';
import styles from './export.module.css';
import { FirstSteps } from './first-steps';
import type { ExportPhase } from './flow-state';
import { patternPage } from './pattern-page';

interface SuccessProps {
  readonly state: Extract<ExportPhase, { phase: 'ready' }>;
  readonly onClose: () => void;
}

/** The garment that was made, what to do first, and where it is kept. */
export function Success({ state: { patternId, picture, files }, onClose }: SuccessProps) {
  const t = useTranslations('export.success');
  const named = useTranslations('export');
  const locale = useLocale();
  return (
    <div className={styles.outcome}>
      <div className={styles.made}>
        {picture && <KeptPicture className={styles.garment} svg={picture} alt={named('picture')} />}
        <p role="status">{t('text')}</p>
      </div>
      <FirstSteps files={files} />
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t('another')}</Button>
        <ButtonLink href={patternPage(locale, patternId)}>{t('account')}</ButtonLink>
      </div>
    </div>
  );
}
