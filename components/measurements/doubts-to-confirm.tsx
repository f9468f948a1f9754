'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { TickBox } from '@/components/ui/tick-box';
import type { Doubt } from '@/lib/measurements/plausibility';
import styles from './measurement-form.module.css';
import type { Understood } from './understood';
import { useUnit } from './use-unit';
import { useMeasureWords } from './words';

interface DoubtsToConfirmProps {
  readonly doubts: readonly Doubt[];
  readonly understood: Understood;
  readonly confirmed: boolean;
  readonly onConfirm: (confirmed: boolean) => void;
}

/** Improbable measurements are taken a second time: then they count, whatever the statistics say. */
export function DoubtsToConfirm({ doubts, understood, confirmed, onConfirm }: DoubtsToConfirmProps) {
  const t = useTranslations('measurements.form');
  const [unit] = useUnit();
  const words = useMeasureWords(unit);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
    box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={box} tabIndex={-1} aria-label={t('doubtTitle')} className={styles.doubts}>
      <p className={styles.doubtsTitle}>{t('doubtTitle')}</p>
      <ul>
        {doubts.map((doubt) => (
          <li key={doubt.code + doubt.fields.join()}>{words.doubt(doubt, understood.body)}</li>
        ))}
      </ul>
      <TickBox checked={confirmed} onChange={onConfirm}>
        {t('confirmDoubts')}
      </TickBox>
    </section>
  );
}
