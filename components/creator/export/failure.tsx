'use client';

import { useTranslations } from 'next-intl';
import { TroubleNote } from '@/components/session/trouble-note';
import { Button } from '@/components/ui/button';
import styles from './export.module.css';
import { useExportFlow } from './export-provider';
import type { ExportPhase } from './flow-state';
import { useOrder } from './use-order';

interface FailureProps {
  readonly state: Extract<ExportPhase, { phase: 'failed' }>;
  readonly onClose: () => void;
}

/** Another attempt would end the same way: the same draft gives the same bytes. */
const SAME_AGAIN = 'print-differs';

/** Nothing was charged, nothing is lost, and it can be tried again. */
export function Failure({ state: { refusal, exportId }, onClose }: FailureProps) {
  const t = useTranslations('export.failure');
  const flow = useExportFlow();
  const order = useOrder();
  const { code, message, fields = [], figures = {} } = refusal;
  const again = () => {
    if (exportId !== null) void flow.retry(exportId);
    else if (order) void flow.place(order);
  };
  return (
    <div className={styles.outcome}>
      <p>{t('text')}</p>
      {(message || code !== 'export-failed') && (
        <TroubleNote trouble={{ code, fields, figures, ...(message ? { message } : {}) }} />
      )}
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t('close')}</Button>
        {code !== SAME_AGAIN && (
          <Button variant="primary" onClick={again}>
            {t('retry')}
          </Button>
        )}
      </div>
    </div>
  );
}
