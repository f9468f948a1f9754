'use client';

import { useLocale, useTranslations } from 'next-intl';
import { LIMITS } from '@/lib/measurements/limits';
import type { Measured, MeasurementName } from '@/lib/measurements/names';
import type { Doubt } from '@/lib/measurements/plausibility';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { NAME_LENGTH } from './clean-name';
import type { FieldTrouble } from './form-schema';
import { parseLength } from './parse-length';
import { formatLength, type Unit } from './units';

type Lengths = Partial<Record<MeasurementName, number>> | Partial<Measured>;

/** Sentences about measurements, with figures in the unit that is shown. */
export function useMeasureWords(unit: Unit) {
  const t = useTranslations('measurements');
  const catalogue = useTranslations('catalogue.measurements');
  const locale = useLocale();
  const show = (cm: number) => formatLength(cm, unit, locale);

  return {
    name: (name: MeasurementName) => catalogue(`${name}.name`),
    help: (name: MeasurementName) => t(`help.${name}`),
    show,

    /** What is wrong with what stands in a field. */
    trouble(name: MeasurementName, code: string | undefined, typed: string): string | undefined {
      if (code === undefined) return undefined;
      const { min, max } = LIMITS[name];
      const other: Unit = unit === 'cm' ? 'in' : 'cm';
      const meant = parseLength(typed, other);
      return t(`form.${code as FieldTrouble}`, {
        min: show(min),
        max: show(max),
        example: show(STANDARD_SIZES['40'][name]),
        value: meant === null ? '' : show(meant),
        number: NAME_LENGTH,
      });
    },

    /** A doubt naming the numbers that do not go together. */
    doubt({ code, fields, figures }: Doubt, lengths: Lengths): string {
      const figure = (index: number) => {
        const field = fields[index];
        return field === undefined ? '' : show(lengths[field] ?? 0);
      };
      const named = (index: number) =>
        fields[index] === undefined ? '' : catalogue(`${fields[index]}.name`);
      const key = `doubts.${code}` as 'doubts.unlikely';
      const fallback = fields.length > 2 ? 'doubts.unlikely3' : 'doubts.unlikely';
      return t(t.has(key) ? key : fallback, {
        name1: named(0),
        name2: named(1),
        name3: named(2),
        value: figure(0),
        value1: figure(0),
        value2: figure(1),
        value3: figure(2),
        min: show(Number(figures.min ?? 0)),
        max: show(Number(figures.max ?? 0)),
        expected: show(Number(figures.expected ?? 0)),
      } as never);
    },
  };
}
