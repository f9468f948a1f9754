'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { useScreen } from '../screen';
import { type Measures, SIZE_SHOWN_FIRST } from '../store/measures';
import { useCreator } from '../store/provider';
import styles from './stage.module.css';

/** For whom the drawing is made, in words. */
export function useWho(measures: Measures): string {
  const t = useTranslations('creator.who');
  if (measures.kind === 'none') return t('none', { size: SIZE_SHOWN_FIRST });
  if (measures.kind === 'size') return t('size', { size: measures.size });
  return t('person', { name: measures.name });
}

/** Says on whose measurements the drawing stands, and leads to changing them. */
export const Who = memo(function Who() {
  const t = useTranslations('creator.views');
  const measures = useCreator((state) => state.history.present.measures);
  const who = useWho(measures);
  const { open } = useScreen();
  return (
    <button type="button" className={styles.who} onClick={() => open('measurements')}>
      {t('drawnOn', { who })}
    </button>
  );
});
