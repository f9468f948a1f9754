'use client';

import { useTranslations } from 'next-intl';
import styles from './strip.module.css';

const LEVELS = [1, 2, 3, 4, 5] as const;

/** Five stitches, as many sewn as it is difficult; the word says the same. */
export function Difficulty({ value }: { readonly value: number }) {
  const t = useTranslations('creator.strip');
  const level = LEVELS.find((each) => each === Math.round(value)) ?? 1;
  return (
    <>
      <span className={styles.stitches} aria-hidden="true">
        {LEVELS.map((each) => (
          <span key={each} className={styles.stitch} data-sewn={each <= level || undefined} />
        ))}
      </span>
      <span className={styles.level}>{t(`difficulty${level}`)}</span>
      <span className="visually-hidden">{t('difficultyValue', { value: level })}</span>
    </>
  );
}
