'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { shallow } from 'zustand/shallow';
import { CheckIcon } from '@/components/ui/icons/interface';
import { useScreen } from '../screen';
import { completeness } from '../store/completeness';
import { useCreator, useCreatorStore } from '../store/provider';
import { useLater } from '../use-later';
import styles from './bar.module.css';

/** Whether a creation can be exported, from the parts of the state that decide it. */
export function useCompleteness() {
  const history = useCreator((state) => state.history);
  const touched = useCreator((state) => state.touched);
  const refusal = useCreator((state) => state.refusal);
  return useMemo(() => completeness({ history, touched, refusal }), [history, touched, refusal]);
}

/** In words what an export waits for, each with whether it is there. */
function useChecks(): readonly { readonly done: boolean; readonly words: string }[] {
  const t = useTranslations('creator.checks');
  const done = useLater(useCreatorStore(), completeness, shallow);
  const name = useCreator((state) => state.history.present.patternName);
  const measured = done.measurements === 'defined';
  const named = done.name === 'set';
  const who = useWhose();
  return [
    { done: done.creation === 'complete', words: t(`creation.${done.creation}`) },
    {
      done: measured,
      words: measured ? t('measurements.defined', { who }) : t(`measurements.${done.measurements}`),
    },
    { done: named, words: named ? t('name.set', { name }) : t('name.unset') },
  ];
}

/** Whose measurements are drawn on, in a word; nothing where none are given. */
function useWhose(): string {
  const t = useTranslations('creator.checks');
  const measures = useCreator((state) => state.history.present.measures);
  if (measures.kind === 'size') return t('sizeShort', { size: measures.size });
  return 'name' in measures ? measures.name : '';
}

/** Leads to the measurements, and names them. Basted while open, sewn when set. */
export function MeasuresButton({ className }: { readonly className?: string | undefined }) {
  const t = useTranslations('creator.checks');
  const { open } = useScreen();
  const [, measures] = useChecks();
  const whose = useWhose();
  return (
    <button
      type="button"
      className={clsx(styles.check, measures?.done && styles.done, className)}
      aria-label={measures?.words}
      title={measures?.words}
      onClick={() => open('measurements')}
    >
      {measures?.done && <CheckIcon />}
      <span className={styles.short}>{whose === '' ? t('short') : whose}</span>
    </button>
  );
}

/** A dot for each thing an export waits for, full once it is there; in words for who does not see them. */
export function CheckDots({ id }: { readonly id: string }) {
  const t = useTranslations('creator.checks');
  const checks = useChecks();
  return (
    <>
      <span className={styles.dots} aria-hidden>
        {checks.map(({ done, words }) => (
          <span key={words} className={clsx(done && styles.full)} />
        ))}
      </span>
      <span id={id} hidden>
        {t('label', { words: checks.map(({ words }) => words).join(' · ') })}
      </span>
    </>
  );
}
