'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { ArrowRightIcon } from '@/components/ui/icons/interface';
import { useScreen } from '../screen';
import { useChosen } from '../store/provider';
import { GarmentQuestion } from './garment-question';
import { questionsOf, STEPS } from './questions';
import { SlotQuestion } from './slot-question';
import styles from './steps.module.css';

/** All questions of the step that is open, and the way to the next one. */
export function StepPanel() {
  const { step: asked, setStep, open } = useScreen();
  // The tape answers at once; a step full of cards is laid out bit by bit, so that no key waits for it.
  const step = useDeferredValue(asked);
  const chosen = useChosen();
  const t = useTranslations('creator.steps');
  const questions = useMemo(() => questionsOf(step, chosen), [step, chosen]);
  const next = STEPS[STEPS.indexOf(step) + 1];
  const panel = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step starts at its top
  useEffect(() => {
    panel.current?.parentElement?.scrollTo?.({ top: 0 });
  }, [step]);

  return (
    <div ref={panel} className={styles.panel}>
      <h2 className={styles.title}>{t(`${step}Title`)}</h2>
      {step === 'body' && <GarmentQuestion />}
      {questions.map((question) => (
        <SlotQuestion key={question.slot} question={question} />
      ))}
      <button type="button" className={styles.next} onClick={() => (next ? setStep(next) : open('export'))}>
        {next ? t('next', { step: t(next) }) : t('last')}
        <ArrowRightIcon />
      </button>
    </div>
  );
}
