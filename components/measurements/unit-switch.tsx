'use client';

import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import { useTranslations } from 'next-intl';
import styles from './measurement-form.module.css';
import type { Unit } from './units';

interface UnitSwitchProps {
  readonly unit: Unit;
  readonly onChange: (unit: Unit) => void;
}

export function UnitSwitch({ unit, onChange }: UnitSwitchProps) {
  const t = useTranslations('measurements.form');
  return (
    <ToggleGroup
      aria-label={t('unit')}
      className={styles.units}
      value={[unit]}
      onValueChange={([next]) => next && onChange(next as Unit)}
    >
      {(['cm', 'in'] as const).map((each) => (
        <Toggle key={each} value={each} className={styles.unit}>
          {t(each)}
        </Toggle>
      ))}
    </ToggleGroup>
  );
}
