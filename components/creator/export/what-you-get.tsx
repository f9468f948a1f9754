'use client';

import { useTranslations } from 'next-intl';
import { usePreview } from '../preview/preview-context';
import { useWho } from '../preview/who';
import { useCreator } from '../store/provider';
import styles from './export.module.css';

/** The seven files, in words. */
export function WhatYouGet() {
  const t = useTranslations('export.what');
  const pages = usePreview((state) => state.pagesA4);
  const measures = useCreator((state) => state.history.present.measures);
  const who = useWho(measures);
  return (
    <section className={styles.what}>
      <h3>{t('title')}</h3>
      {measures.kind !== 'none' && <p className={styles.muted}>{t('for', { who })}</p>}
      <ul>
        <li>{pages === null ? t('a4Unknown') : t('a4', { pages })}</li>
        <li>{t('a3')}</li>
        <li>{t('a0')}</li>
        <li>{t('a0Long')}</li>
        <li>{t('projectorGrid')}</li>
        <li>{t('projector')}</li>
        <li>{t('booklet')}</li>
      </ul>
      <p className={styles.muted}>{t('delivery')}</p>
    </section>
  );
}
