'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { CheckIcon, ChevronLeftIcon } from '@/components/ui/icons/interface';
import { KeptPicture } from '@/components/ui/kept-picture';
import type { Sewing } from '@/lib/exports/extras/sewing';
import { keepProgress, keptProgress, type Progress } from './kept-progress';
import styles from './sewing.module.css';
import { StepList } from './step-list';
import { useWakeLock } from './use-wake-lock';

interface StepByStepProps {
  readonly sewing: Sewing;
  /** Whether it opens again without a line. */
  readonly kept: boolean;
}

/** One step at a time, as large as the screen: done and on with the thumb, back where one was the next day. */
export function StepByStep({ sewing: { name, code, locale, steps }, kept }: StepByStepProps) {
  const t = useTranslations('extras.sewing');
  useWakeLock();
  const [progress, setProgress] = useProgress(code, steps.length);
  const { at, done } = progress;
  const step = steps[at];
  if (!step) return null;
  const go = (to: number) => setProgress({ ...progress, at: to });
  const last = at === steps.length - 1;
  const next = () => setProgress({ at: last ? at : at + 1, done: [...new Set([...done, at])] });
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{name}</h1>
        <p>{t('step', { step: at + 1, steps: steps.length })}</p>
        <progress value={done.length} max={steps.length} aria-label={t('done', { done: done.length })} />
      </header>
      <article className={styles.step} lang={locale} aria-live="polite">
        <h2>{jobOf(steps, at)}</h2>
        <KeptPicture className={styles.picture} svg={step.svg} alt={step.pieces} />
        <p className={styles.text}>{step.text}</p>
        <p className={styles.pieces}>{step.pieces}</p>
      </article>
      <nav className={styles.bar} aria-label={t('label')}>
        <Button size="large" disabled={at === 0} onClick={() => go(at - 1)} aria-label={t('back')}>
          <ChevronLeftIcon />
        </Button>
        <Button size="large" wide variant="primary" onClick={next}>
          <CheckIcon />
          {t(last ? 'finish' : 'next')}
        </Button>
      </nav>
      <StepList steps={steps} progress={progress} onGo={go} locale={locale} />
      <p className={styles.pieces}>{t(kept ? 'kept' : 'notKept')}</p>
    </div>
  );
}

/** What is being made: the title stands with the first step of a job. */
const jobOf = (steps: Sewing['steps'], at: number): string =>
  steps.slice(0, at + 1).findLast(({ title }) => title)?.title ?? '';

function useProgress(code: string, count: number): [Progress, (to: Progress) => void] {
  const [progress, set] = useState(() => keptProgress(code));
  useEffect(() => {
    keepProgress(code, progress);
  }, [code, progress]);
  useEffect(() => {
    const turn = ({ key }: KeyboardEvent) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0;
      set((now) => ({ ...now, at: Math.min(count - 1, Math.max(0, now.at + by)) }));
    };
    window.addEventListener('keydown', turn);
    return () => window.removeEventListener('keydown', turn);
  }, [count]);
  const at = Math.min(progress.at, count - 1);
  return [{ ...progress, at }, set];
}
