'use client';

import { useTranslations } from 'next-intl';
import { EXPORT_STEPS } from '@/components/api/types';
import { CheckIcon } from '@/components/ui/icons/interface';
import { Progress } from '@/components/ui/progress';
import styles from './export.module.css';
import type { ExportPhase } from './phases';

/** How far the export has really come, step by step. */
export function Pending({ state }: { readonly state: ExportPhase }) {
  const t = useTranslations('export.pending');
  const step = state.phase === 'pending' ? state.step : null;
  const reached = step === 'done' ? EXPORT_STEPS.length : step === null ? 0 : EXPORT_STEPS.indexOf(step);
  return (
    <div className={styles.pending}>
      <p>{t('text')}</p>
      <Progress
        label={step === null ? t('title') : t(`steps.${step}`)}
        value={state.phase === 'pending' ? state.progress : null}
      />
      <ol className={styles.steps} aria-live="polite">
        {EXPORT_STEPS.map((each, index) => (
          <li key={each} data-state={index < reached ? 'done' : index === reached ? 'current' : 'waiting'}>
            <span aria-hidden="true" className={styles.mark}>
              {index < reached && <CheckIcon />}
            </span>
            {t(`steps.${each}`)}
            {index <= reached && (
              <span className="visually-hidden">{` : ${t(index < reached ? 'done' : 'current')}`}</span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
