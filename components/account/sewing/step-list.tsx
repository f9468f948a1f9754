'use client';

import { useTranslations } from 'next-intl';
import { Disclosure } from '@/components/ui/disclosure';
import { CheckIcon } from '@/components/ui/icons/interface';
import type { Sewing } from '@/lib/exports/extras/sewing';
import type { Progress } from './kept-progress';
import styles from './sewing.module.css';

interface StepListProps {
  readonly steps: Sewing['steps'];
  readonly progress: Progress;
  readonly onGo: (to: number) => void;
  readonly locale: string;
}

/** All steps with their ticks, to go to any of them. */
export function StepList({ steps, progress: { at, done }, onGo, locale }: StepListProps) {
  const t = useTranslations('extras.sewing');
  return (
    <Disclosure className={styles.all} title={t('all')}>
      <ol lang={locale}>
        {steps.map(({ title, text }, i) => (
          <li key={`${i}-${text}`}>
            {title && <h3>{title}</h3>}
            <button type="button" aria-current={i === at ? 'step' : undefined} onClick={() => onGo(i)}>
              <span className={styles.tick}>{done.includes(i) ? <CheckIcon /> : i + 1}</span>
              {text}
            </button>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
