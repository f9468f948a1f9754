'use client';

import { useTranslations } from 'next-intl';
import { inUnit, toCm, type Unit } from '@/components/measurements/units';
import { NumberInput } from '@/components/ui/number-input';

interface SizeNumberProps {
  readonly label: string;
  readonly unit: Unit;
  readonly given: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onChange: (cm: number) => void;
  readonly onCommit: () => void;
}

/** Exact figures in the reader's unit; eighths of an inch where the tape has them. */
export function SizeNumber({ label, unit, given, min, max, step, onChange, onCommit }: SizeNumberProps) {
  const t = useTranslations('creator.actions');
  const change = (value: number | null) => {
    if (value === null) return;
    onChange(Math.min(max, Math.max(min, round(toCm(value, unit)))));
  };
  return (
    <NumberInput
      label={label}
      value={inUnit(given, unit)}
      min={inUnit(min, unit)}
      max={inUnit(max, unit)}
      step={unit === 'cm' ? step : 0.125}
      decimals={unit === 'cm' ? 1 : 3}
      unit={unit === 'cm' ? t('cm') : 'in'}
      onChange={change}
      onCommit={onCommit}
    />
  );
}

const round = (cm: number) => Math.round(cm * 1000) / 1000;
