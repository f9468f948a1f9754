'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatLength, inUnit, toCm, type Unit } from '@/components/measurements/units';
import { Button } from '@/components/ui/button';
import { NumberInput } from '@/components/ui/number-input';
import { Slider } from '@/components/ui/slider';
import { listingOf } from '@/lib/choices/catalogue';
import { limitedBy, rangeOf } from '@/lib/choices/ranges';
import { usePreview } from '../preview/preview-context';
import { useScreen } from '../screen';
import { useChosen, useCreator } from '../store/provider';
import { useCatalogueWords } from '../words';
import type { Summary } from '../worker/protocol';
import { Presets } from './presets';
import styles from './steps.module.css';

/** A dimension: pulled out on a tape, typed to the millimetre, or left to the engine where it may be. */
export function SizeField({ size }: { readonly size: string }) {
  const garment = useCreator((state) => state.history.present.choices.garment);
  // The catalogue's own object: the same as long as the limits are.
  const range = useCreator((state) => rangeOf(state.history.present.choices, size));
  const given = useCreator((state) => state.history.present.choices.sizes[size]);
  const setSize = useCreator((state) => state.setSize);
  const settle = useCreator((state) => state.settle);
  const words = useCatalogueWords();
  const t = useTranslations('creator.sizes');
  const locale = useLocale();
  const { unit } = useScreen();

  const worked = usePreview((state) => workedOut(size, state.summary));
  const step = listingOf(garment).sizes[size]?.step ?? 0.5;
  const name = words.size(size);
  const say = (cm: number) => formatLength(cm, unit, locale);
  const help = words.sizeHelp(size);

  if (range.min === range.max) return <FixedSize {...{ size, name }} value={say(range.min)} />;
  if (given === undefined) {
    const start = within(worked ?? (range.min + range.max) / 2, range, step);
    return (
      <AutomaticSize
        {...{ size, name }}
        value={worked === null ? null : say(worked)}
        onSet={() => setSize(size, start)}
      />
    );
  }

  return (
    <div className={styles.size} data-size={size}>
      <span className={styles.sizeName}>{name}</span>
      {range.default === null && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t('giveBackName', { name })}
          onClick={() => setSize(size, null)}
        >
          {t('giveBack')}
        </Button>
      )}
      {help && <p className={styles.sizeHelp}>{help}</p>}
      <div className={styles.dial}>
        <Slider
          label={name}
          value={given}
          min={range.min}
          max={range.max}
          step={step}
          spoken={say}
          onChange={(cm) => setSize(size, cm, `drag:${size}`)}
          onCommit={settle}
        />
        <SizeNumber
          key={unit}
          label={t('number', { name })}
          unit={unit}
          {...{ given, range, step }}
          onChange={(cm) => setSize(size, cm, `type:${size}`)}
          onCommit={settle}
        />
      </div>
      <p className={styles.range}>{t('range', { min: say(range.min), max: say(range.max) })}</p>
      <Presets size={size} />
    </div>
  );
}

interface FixedSizeProps {
  readonly size: string;
  readonly name: string;
  readonly value: string;
}

/** A dimension that another choice leaves no room: which one, and nothing to pull that would not move. */
function FixedSize({ size, name, value }: FixedSizeProps) {
  const by = limitedBy(useChosen(), size);
  const words = useCatalogueWords();
  const t = useTranslations('creator.sizes');
  return (
    <div className={styles.size} data-size={size}>
      <span className={styles.sizeName}>{name}</span>
      <span className={styles.automatic}>{value}</span>
      {by && <p className={styles.sizeHelp}>{t('fixed', { choice: words.value(by.slot, by.value) })}</p>}
    </div>
  );
}

interface AutomaticSizeProps {
  readonly size: string;
  readonly name: string;
  /** What the engine made of it, where it is known. */
  readonly value: string | null;
  readonly onSet: () => void;
}

/** A dimension left to the engine. */
function AutomaticSize({ size, name, value, onSet }: AutomaticSizeProps) {
  const t = useTranslations('creator.sizes');
  return (
    <div className={styles.size} data-size={size}>
      <span className={styles.sizeName}>{name}</span>
      <span className={styles.automatic}>
        {value === null ? t('automatic') : t('automaticValue', { value })}
      </span>
      <Button variant="quiet" size="small" aria-label={t('setByHand', { name })} onClick={onSet}>
        {t('set')}
      </Button>
    </div>
  );
}

interface SizeNumberProps {
  readonly label: string;
  readonly unit: Unit;
  readonly given: number;
  readonly range: { readonly min: number; readonly max: number };
  readonly step: number;
  readonly onChange: (cm: number) => void;
  readonly onCommit: () => void;
}

/** Exact figures in the reader's unit; eighths of an inch where the tape has them. */
function SizeNumber({ label, unit, given, range, step, onChange, onCommit }: SizeNumberProps) {
  const t = useTranslations('creator.actions');
  const change = (value: number | null) => {
    if (value === null) return;
    onChange(Math.min(range.max, Math.max(range.min, round(toCm(value, unit)))));
  };
  return (
    <NumberInput
      label={label}
      value={inUnit(given, unit)}
      min={inUnit(range.min, unit)}
      max={inUnit(range.max, unit)}
      step={unit === 'cm' ? step : 0.125}
      decimals={unit === 'cm' ? 1 : 3}
      unit={unit === 'cm' ? t('cm') : 'in'}
      onChange={change}
      onCommit={onCommit}
    />
  );
}

/** What the engine made of a dimension nobody set. */
function workedOut(size: string, summary: Summary | null): number | null {
  if (!summary || !size.startsWith('ease-')) return null;
  return summary.ease[size.slice('ease-'.length)] ?? null;
}

function within(cm: number, { min, max }: { min: number; max: number }, step: number): number {
  return Math.min(max, Math.max(min, Math.round(cm / step) * step));
}

const round = (cm: number) => Math.round(cm * 1000) / 1000;
