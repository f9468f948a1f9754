'use client';
import { NumberField } from '@base-ui/react/number-field';
import { clsx } from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import styles from './field.module.css';
import { MinusIcon, PlusIcon } from './icons/interface';

interface NumberInputProps {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** When the person has finished: on leaving the field, or at the end of a press on a step. */
  readonly onCommit?: (value: number | null) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly unit?: string;
  /** Decimals shown; the value keeps its own. */
  readonly decimals?: number;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly label?: string;
}

/** A figure with steps either side, written as the reader's language writes figures. */
export function NumberInput(props: NumberInputProps) {
  const { value, onChange, onCommit, min, max, step = 1, unit, decimals = 1, name, disabled, label } = props;
  const t = useTranslations('ui');
  const format = { maximumFractionDigits: decimals };
  return (
    <NumberField.Root
      value={value}
      onValueChange={(next) => onChange(next)}
      onValueCommitted={(next) => onCommit?.(next)}
      {...{ min, max, step, name, disabled, format, locale: useLocale() }}
    >
      <NumberField.Group className={styles.control}>
        <NumberField.Decrement className={styles.step} aria-label={t('decrease')}>
          <MinusIcon />
        </NumberField.Decrement>
        <NumberField.Input aria-label={label} className={clsx(styles.input, styles.numeric)} />
        {unit && (
          <span aria-hidden className={styles.unit}>
            {unit}
          </span>
        )}
        <NumberField.Increment className={styles.step} aria-label={t('increase')}>
          <PlusIcon />
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  );
}
