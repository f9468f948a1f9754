'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { ArrowRightIcon } from '@/components/ui/icons/interface';
import { useScreen } from '../screen';
import { useChosen } from '../store/provider';
import { ChosenLater } from './chosen-later';
import { GarmentQuestion } from './garment-question';
import { questionsOf, STEPS } from './questions';
import { SlotQuestion } from './slot-question';
import styles from './steps.module.css';
import { useBitByBit } from './use-bit-by-bit';
import { useForesight } from './use-foresight';

/** All questions of the step that is open, and the way to the next one. */
export function StepPanel() {
  const { step: asked, setStep, open } = useScreen();
  // The tape answers at once; the questions follow when there is time.
  const step = useDeferredValue(asked);
  const chosen = useChosen();
  const t = useTranslations('creator.steps');
  const questions = useMemo(() => questionsOf(step, chosen), [step, chosen]);
  const laidOut = useBitByBit(questions.length, step);
  const next = STEPS[STEPS.indexOf(step) + 1];
  const panel = useRef<HTMLDivElement>(null);
  useForesight(panel);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step starts at its top
  useEffect(() => {
    // Scrolling lays the step out: with the frame that does so anyway, not in the task that renders it.
    const frame = requestAnimationFrame(() => panel.current?.parentElement?.scrollTo?.({ top: 0 }));
    return () => cancelAnimationFrame(frame);
  }, [step]);

  return (
    <div ref={panel} className={styles.panel}>
      <h2 className={styles.title}>{t(`${step}Title`)}</h2>
      {step === 'body' && <GarmentQuestion />}
      <ChosenLater>
        {questions.slice(0, laidOut).map((question) => (
          <SlotQuestion key={question.slot} question={question} />
        ))}
      </ChosenLater>
      <button type="button" className={styles.next} onClick={() => (next ? setStep(next) : open('export'))}>
        {next ? t('next', { step: t(next) }) : t('last')}
        <ArrowRightIcon />
      </button>
    </div>
  );
}
