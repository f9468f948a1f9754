'use client';

import { Checkbox } from '@base-ui/react/checkbox';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { CheckIcon } from '@/components/ui/icons/interface';
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
  const label = useId();
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
      <div className={styles.confirm}>
        <Checkbox.Root
          aria-labelledby={label}
          className={styles.box}
          checked={confirmed}
          onCheckedChange={onConfirm}
        >
          <Checkbox.Indicator>
            <CheckIcon />
          </Checkbox.Indicator>
        </Checkbox.Root>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the box beside it takes the keys */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a larger place to press the same box */}
        <span id={label} onClick={() => onConfirm(!confirmed)}>
          {t('confirmDoubts')}
        </span>
      </div>
    </section>
  );
}
