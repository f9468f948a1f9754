'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { MEASUREMENTS } from '@/lib/measurements/names';
import { useCreator } from '../store/provider';
import { useCatalogueWords } from '../words';
import styles from './stage.module.css';

const REFUSALS = [
  'implausible-body',
  'invalid-body',
  'failed-check',
  'incompatible-choices',
  'invalid-choices',
] as const;
type RefusalCode = (typeof REFUSALS)[number];

/** Why nothing new is drawn, naming what to change. The last possible drawing stays. */
export const RefusalNote = memo(function RefusalNote() {
  const t = useTranslations('creator');
  const measurement = useTranslations('catalogue.measurements');
  const words = useCatalogueWords();
  const refusal = useCreator((state) => state.refusal);
  if (!refusal) return null;
  const named = (field: string) => {
    const name = MEASUREMENTS.find((each) => each === field);
    if (name) return measurement(`${name}.name`);
    return words.slot(field) === field ? words.size(field) : words.slot(field);
  };
  const code: RefusalCode = REFUSALS.find((each) => each === refusal.code) ?? 'failed-check';
  const reason = t(`refusals.${code}`, { fields: refusal.fields.map(named).join(', ') });
  return (
    <div role="alert" className={styles.refusal}>
      <strong>{t('views.refused', { reason })}</strong>
      <span>{t('views.refusedKept')}</span>
    </div>
  );
});
