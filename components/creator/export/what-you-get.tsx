'use client';

import { useTranslations } from 'next-intl';
import { GarmentPicture } from '../preview/garment-picture';
import { usePreview } from '../preview/preview-context';
import { useWho } from '../preview/who';
import { useCreator } from '../store/provider';
import styles from './export.module.css';

/** The garment, and the seven files it comes as. */
export function WhatYouGet() {
  const t = useTranslations('export.what');
  const named = useTranslations('export');
  const pages = usePreview((state) => state.pagesA4);
  const measures = useCreator((state) => state.history.present.measures);
  const who = useWho(measures);
  return (
    <section className={styles.what}>
      <GarmentPicture className={styles.bought} label={named('picture')} />
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
