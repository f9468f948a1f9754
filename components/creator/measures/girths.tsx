import { useLocale, useTranslations } from 'next-intl';
import { formatLength } from '@/components/measurements/units';
import { useUnit } from '@/components/measurements/use-unit';
import type { MeasurementName } from '@/lib/measurements/names';
import styles from './measures.module.css';

const GIRTHS = [
  ['bust', 'bustCircumference'],
  ['waist', 'waistCircumference'],
  ['hip', 'hipCircumference'],
] as const;

/** The three girths by which one knows a size, one under the other. */
export function Girths({
  measured,
}: {
  readonly measured: Readonly<Partial<Record<MeasurementName, number>>>;
}) {
  const t = useTranslations('measurements.chooser.girths');
  const locale = useLocale();
  const [unit] = useUnit();
  return (
    <span className={styles.girths}>
      {GIRTHS.map(([key, name]) => {
        const cm = measured[name];
        return (
          <span key={key}>
            {t(key)}{' '}
            <span className={styles.length}>{cm === undefined ? '…' : formatLength(cm, unit, locale)}</span>
          </span>
        );
      })}
    </span>
  );
}
