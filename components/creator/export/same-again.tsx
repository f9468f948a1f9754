'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import styles from './export.module.css';
import { useExportFlow } from './export-provider';
import type { ExportPhase } from './flow-state';
import { patternPage } from './pattern-page';
import { useOrder } from './use-order';

/** The pattern is there already, or being made, just as it would be made again: asked before it costs a second time. */
export function SameAgain({ state }: { readonly state: Extract<ExportPhase, { phase: 'same' }> }) {
  const t = useTranslations('export.same');
  const locale = useLocale();
  const flow = useExportFlow();
  const order = useOrder();
  const { twin, paid } = state;
  return (
    <div className={styles.outcome}>
      <p role="status">{t(twin.underWay ? 'underWay' : 'text')}</p>
      {paid && <p>{t('paid')}</p>}
      <div className={styles.buttons}>
        <Button disabled={!order} onClick={() => order && void flow.place(order, { again: true })}>
          {t('again')}
        </Button>
        {twin.underWay ? (
          <Button variant="primary" onClick={() => void flow.join(twin, order?.patternName ?? '')}>
            {t('follow')}
          </Button>
        ) : (
          <ButtonLink variant="primary" href={patternPage(locale, twin.patternId)}>
            {t('account')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
