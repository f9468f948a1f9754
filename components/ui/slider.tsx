'use client';
import { Slider as BaseSlider } from '@base-ui/react/slider';
import { useLocale } from 'next-intl';
import styles from './slider.module.css';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** When the thumb is let go. */
  readonly onCommit?: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** What a screen reader says for a value: the figure with its unit. */
  readonly spoken?: (value: number) => string;
  readonly disabled?: boolean;
}

/** A dimension pulled out like a measuring tape. */
export function Slider({ label, value, onChange, onCommit, spoken, ...range }: SliderProps) {
  return (
    <BaseSlider.Root
      value={value}
      onValueChange={(next) => onChange(next as number)}
      onValueCommitted={(next) => onCommit?.(next as number)}
      locale={useLocale()}
      className={styles.slider}
      {...range}
    >
      <BaseSlider.Control className={styles.control}>
        <BaseSlider.Track className={styles.track}>
          <BaseSlider.Indicator className={styles.filled} />
          <BaseSlider.Thumb
            aria-label={label}
            getAriaValueText={spoken ? (_, current) => spoken(current) : undefined}
            className={styles.thumb}
          />
        </BaseSlider.Track>
      </BaseSlider.Control>
    </BaseSlider.Root>
  );
}
