'use client';

import { useTranslations } from 'next-intl';
import { CheckIcon } from '@/components/ui/icons/interface';
import { Progress } from '@/components/ui/progress';
import type { ExportState } from '@/lib/exports/views';
import styles from './export.module.css';
import type { ExportPhase } from './flow-state';

/** What is told while an export is made, in this order. */
const STEPS = ['draft', 'render', 'store', 'mail'] as const satisfies readonly ExportState['step'][];

/** How far the export has really come, step by step. */
export function Pending({ state }: { readonly state: ExportPhase }) {
  const t = useTranslations('export.pending');
  const step = state.phase === 'pending' ? state.step : null;
  const reached = step === 'done' ? STEPS.length : step === null ? 0 : STEPS.indexOf(step);
  return (
    <div className={styles.pending}>
      <p>{t('text')}</p>
      <Progress
        label={step === null ? t('title') : t(`steps.${step}`)}
        value={state.phase === 'pending' ? state.progress : null}
      />
      <ol className={styles.steps} aria-live="polite">
        {STEPS.map((each, index) => (
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
