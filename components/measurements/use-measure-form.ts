'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale } from 'next-intl';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { MEASUREMENTS, type Measured } from '@/lib/measurements/names';
import {
  convertFields,
  fieldsOf,
  type MeasureFields,
  type MeasureFormResult,
  type MeasureFormValues,
  measureSchema,
  readable,
} from './form-schema';
import { understand } from './understood';
import type { Unit } from './units';
import { useUnit } from './use-unit';

export interface MeasureStart {
  readonly name: string;
  readonly measured: Partial<Measured>;
}

/** The form of one wearer: fields as typed, checked on leaving them, and what is understood so far. */
export function useMeasureForm(start: MeasureStart, withName: boolean) {
  const locale = useLocale();
  const [unit, setUnit] = useUnit();
  const schema = useMemo(() => measureSchema(unit, { withName }), [unit, withName]);
  const form = useForm<MeasureFormValues, unknown, MeasureFormResult>({
    // The schema reads texts and gives lengths; the library's types know only one shape of fields.
    resolver: zodResolver(schema as never) as never,
    mode: 'onTouched',
    defaultValues: { name: start.name, ...fieldsOf(start.measured, unit, locale) },
  });
  const values = useWatch({ control: form.control }) as MeasureFormValues;
  const lengths = useMemo(() => readable(values, unit), [values, unit]);
  const understood = useMemo(() => understand(lengths), [lengths]);

  return {
    form,
    unit,
    values,
    lengths,
    understood,
    /** The same lengths in another unit. */
    changeUnit(next: Unit) {
      const fields = convertFields(form.getValues(), unit, next, locale);
      for (const name of MEASUREMENTS) form.setValue(name, fields[name]);
      setUnit(next);
    },
    /** The numbers were right, the unit was not. */
    rereadAs(next: Unit) {
      setUnit(next);
      form.clearErrors();
    },
    /** Fills what is still empty from a standard size. */
    fill(measured: Measured) {
      const fields: MeasureFields = fieldsOf(measured, unit, locale);
      for (const name of MEASUREMENTS) {
        if (form.getValues(name).trim() === '') form.setValue(name, fields[name], { shouldDirty: true });
      }
      form.clearErrors();
    },
  };
}

export type MeasureFormControl = ReturnType<typeof useMeasureForm>;
