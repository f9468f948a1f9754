'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { FormLevel, FormPicture } from '@/components/creator/worker/slip-protocol';
import type { MeasurementName } from '@/lib/measurements/names';
import type { Understood } from '../understood';
import type { Unit } from '../units';
import { useMeasureWords } from '../words';
import styles from './slip.module.css';

const GIRTHS: Readonly<Record<FormLevel['id'], MeasurementName>> = {
  bust: 'bustCircumference',
  waist: 'waistCircumference',
  hip: 'hipCircumference',
};

interface UnderstoodFormProps {
  readonly form: FormPicture;
  readonly understood: Understood;
  readonly unit: Unit;
}

/** The person as her measurements tell, to scale: a figure typed wrongly is seen before it is reasoned about. */
export function UnderstoodForm({ form, understood, unit }: UnderstoodFormProps) {
  const t = useTranslations('measurements.slip');
  const { name, show } = useMeasureWords(unit);
  const title = useId();
  const doubted = new Set(understood.doubts.flatMap(({ fields }) => fields));
  const [left, top, width, height] = form.box;
  const girths = form.levels.map((level) => ({ ...level, girth: GIRTHS[level.id] }));
  const told = girths.map(({ girth }) => `${name(girth)} ${show(understood.body[girth])}`).join(', ');
  return (
    <figure className={styles.understood}>
      <svg
        role="img"
        aria-labelledby={title}
        viewBox={`${left - 2} ${top - 2} ${width + 4} ${height + 4}`}
        className={styles.form}
      >
        <title id={title}>{t('form', { told })}</title>
        <path d={form.d} className={styles.body} />
        {girths.map(({ id, girth, x, y }) => (
          <line
            key={id}
            x1={-x}
            x2={x}
            y1={y}
            y2={y}
            className={doubted.has(girth) ? styles.doubted : styles.level}
          />
        ))}
      </svg>
      <figcaption>{t('formCaption')}</figcaption>
    </figure>
  );
}
