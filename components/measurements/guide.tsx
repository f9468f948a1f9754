'use client';

import { useTranslations } from 'next-intl';
import type { MeasurementName } from '@/lib/measurements/names';
import { BodyFigure } from './figure/body-figure';
import { TAPE_LINES } from './figure/measure-lines';
import styles from './measurement-form.module.css';

const VIEW_TITLES = { front: 'figureFront', back: 'figureBack', side: 'figureSide' } as const;

/** How one measurement is taken: a sentence and two pictures. */
export function Guide({ measurement }: { readonly measurement: MeasurementName }) {
  const t = useTranslations('measurements');
  const name = useTranslations('catalogue.measurements')(`${measurement}.name`);
  return (
    <div className={styles.guide}>
      <p className={styles.guideTitle}>{name}</p>
      <div className={styles.pictures}>
        {([0, 1] as const).map((picture) => (
          <BodyFigure
            key={picture}
            measurement={measurement}
            picture={picture}
            title={t(`form.${VIEW_TITLES[TAPE_LINES[measurement][picture].view]}`, { name })}
          />
        ))}
      </div>
      <p>{t(`help.${measurement}`)}</p>
    </div>
  );
}
