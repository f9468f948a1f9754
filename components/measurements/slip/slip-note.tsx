'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { SlipAnswer } from '@/components/creator/worker/slip-protocol';
import type { Garment } from '@/lib/choices/types';
import { formatDifference, formatLength, toCm, type Unit } from '../units';
import styles from './slip.module.css';

/** How far a tape slips easily, cm: what one would call two centimetres, or three quarters of an inch. */
export const SLIP: Readonly<Record<Unit, number>> = { cm: 2, in: toCm(0.75, 'in') };

interface SlipNoteProps {
  readonly answer: SlipAnswer;
  readonly garment: Garment;
  readonly unit: Unit;
}

/** What the garment would become had this measurement been taken too large. */
export function SlipNote({ answer: { shifts }, garment, unit }: SlipNoteProps) {
  const t = useTranslations('measurements.slip');
  const garmentName = useTranslations('catalogue.garments')(`${garment}.name`);
  const locale = useLocale();
  const words = { by: formatLength(SLIP[unit], unit, locale), garment: garmentName };
  if (shifts === null) return <p className={styles.note}>{t('refused', words)}</p>;
  if (shifts.length === 0) return <p className={styles.note}>{t('none', words)}</p>;
  return (
    <div className={styles.note}>
      <p>{t('intro', words)}</p>
      <dl className={styles.shifts}>
        {shifts.map(({ name, by }) => (
          <div key={name}>
            <dt>{t(`figures.${name}`)}</dt>
            <dd>{formatDifference(by, unit, locale)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
