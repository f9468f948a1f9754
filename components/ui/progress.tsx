'use client';
import { Progress as BaseProgress } from '@base-ui/react/progress';
import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import styles from './progress.module.css';

interface ProgressProps {
  readonly label: ReactNode;
  /** 0 to 1; null while nothing is known. */
  readonly value: number | null;
}

/** How far a long work has come. Shows only what is really done. */
export function Progress({ label, value }: ProgressProps) {
  return (
    <BaseProgress.Root
      value={value === null ? null : Math.round(value * 100)}
      format={{ style: 'unit', unit: 'percent' }}
      locale={useLocale()}
      className={styles.progress}
    >
      <BaseProgress.Label>{label}</BaseProgress.Label>
      <BaseProgress.Value className={styles.value} />
      <BaseProgress.Track className={styles.track}>
        <BaseProgress.Indicator className={styles.indicator} />
      </BaseProgress.Track>
    </BaseProgress.Root>
  );
}
