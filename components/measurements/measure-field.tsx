'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import type { MeasurementName } from '@/lib/measurements/names';
import { Guide } from './guide';
import styles from './measurement-form.module.css';
import { doubtsAt } from './understood';
import type { MeasureFormControl } from './use-measure-form';
import { useMeasureWords } from './words';

interface MeasureFieldProps {
  readonly name: MeasurementName;
  readonly control: MeasureFormControl;
  /** The field whose guide is shown. */
  readonly active: boolean;
  readonly onFocus: () => void;
  /** Said with the guide. */
  readonly children?: ReactNode;
}

/** One measurement: its field, what is wrong or doubtful about it, its estimate while it is empty. */
export function MeasureField({ name, control, active, onFocus, children }: MeasureFieldProps) {
  const { form, unit, values, lengths, understood, rereadAs } = control;
  const t = useTranslations('measurements.form');
  const words = useMeasureWords(unit);
  const code = form.formState.errors[name]?.message;
  const doubts = understood ? doubtsAt(name, understood) : [];
  const blocking = doubts.find(({ severity }) => severity === 'block');
  const softer = doubts.filter(({ severity }) => severity !== 'block');
  const estimate = understood?.estimated.includes(name) ? understood.body[name] : undefined;
  const body = understood?.body ?? lengths;
  const misread = code === 'typedInInches' ? 'in' : code === 'typedInCentimetres' ? 'cm' : null;

  return (
    <div className={styles.measure} data-active={active || undefined}>
      <Field
        label={words.name(name)}
        error={words.trouble(name, code, values[name] ?? '') ?? (blocking && words.doubt(blocking, body))}
        hint={softer.map((doubt) => words.doubt(doubt, body)).join(' ') || undefined}
      >
        <TextInput
          {...form.register(name)}
          inputMode="decimal"
          autoComplete="off"
          unit={unit}
          placeholder={estimate === undefined ? undefined : words.show(estimate)}
          aria-description={words.help(name)}
          onFocus={onFocus}
        />
      </Field>
      {estimate !== undefined && <p className={styles.estimate}>{t('estimated')}</p>}
      {misread && (
        <Button size="small" onClick={() => rereadAs(misread)}>
          {t(misread === 'in' ? 'convertToInches' : 'convertToCm')}
        </Button>
      )}
      {active && (
        <div className={styles.inlineGuide}>
          <Guide measurement={name} />
          {children}
        </div>
      )}
    </div>
  );
}
