'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatDifference, formatLength } from '@/components/measurements/units';
import { useScreen } from '../screen';
import { usePreview } from './preview-context';
import styles from './stage.module.css';

/** Beside each bar of the fit: what the garment measures there, and how much of it is ease; on a phone the ease alone. */
export function FitLabels() {
  const t = useTranslations('creator.fit');
  const locale = useLocale();
  const { unit } = useScreen();
  const labels = usePreview((state) => state.summary?.fit);
  const say = (cm: number) => formatLength(cm, unit, locale, 1);
  return labels?.map(({ id, x, y, garment, ease }) => (
    <text key={id} className={styles.label} x={x} y={y - 0.4}>
      <tspan className={styles.labelName} x={x}>
        {t(id)}
      </tspan>
      <tspan className={styles.labelShort} x={x} dy="1.2em">
        {formatDifference(ease, unit, locale)}
      </tspan>
      <tspan className={styles.labelLong} x={x} dy="1.25em">
        {t(ease < 0 ? 'less' : 'more', { garment: say(garment), ease: say(Math.abs(ease)) })}
      </tspan>
    </text>
  ));
}
