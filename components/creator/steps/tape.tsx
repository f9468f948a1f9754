'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useScreen } from '../screen';
import { STEPS } from './questions';
import styles from './tape.module.css';

/** The steps as a measuring tape: upright beside the drawing, lying above the choices on a phone. */
export function Tape({ className }: { readonly className?: string | undefined }) {
  const { step, setStep } = useScreen();
  const t = useTranslations('creator.steps');
  return (
    <nav aria-label={t('label')} className={clsx(styles.tape, className)}>
      <ol className={styles.steps}>
        {STEPS.map((each, index) => (
          <li key={each} className={styles.item}>
            <button
              type="button"
              className={styles.step}
              aria-current={each === step ? 'step' : undefined}
              onClick={() => setStep(each)}
            >
              <span aria-hidden className={styles.figure}>
                {index + 1}
              </span>
              {t(each)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
