'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue, useEffect, useId } from 'react';
import { ChoiceCards } from '@/components/ui/choice-cards';
import { GARMENTS } from '@/lib/choices/catalogue';
import { CardPicture } from '../preview/picture-view';
import { usePreview, usePreviewControl } from '../preview/preview-context';
import { GARMENT_QUESTION } from '../preview/preview-requests';
import { useCreator } from '../store/provider';
import { useCatalogueWords } from '../words';
import styles from './steps.module.css';

/** The first question; not asked while there is only one answer. */
export function GarmentQuestion() {
  const heading = useId();
  const t = useTranslations('creator.garment');
  const words = useCatalogueWords();
  const garment = useCreator((state) => state.history.present.choices.garment);
  const chooseGarment = useCreator((state) => state.chooseGarment);
  const pictures = useDeferredValue(usePreview((state) => state.thumbnails[GARMENT_QUESTION]));
  const control = usePreviewControl();
  useEffect(() => control.watch(GARMENT_QUESTION, GARMENTS), [control]);
  if (GARMENTS.length < 2) return null;
  return (
    <section className={styles.question} aria-labelledby={heading}>
      <h3 id={heading} className={styles.name}>
        {t('question')}
      </h3>
      <p className={styles.help}>{t('help')}</p>
      <ChoiceCards
        className={styles.garments}
        label={t('question')}
        value={garment}
        onChange={chooseGarment}
        cards={GARMENTS.map((value) => ({
          value,
          title: words.garment(value),
          help: words.garmentHelp(value),
          picture: pictures?.[value] ? (
            <CardPicture picture={pictures[value]} />
          ) : (
            <span className={styles.unpictured} />
          ),
        }))}
      />
    </section>
  );
}
