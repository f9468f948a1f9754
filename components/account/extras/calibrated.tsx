'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { Controller, useForm } from 'react-hook-form';
import { UnitSwitch } from '@/components/measurements/unit-switch';
import type { Unit } from '@/components/measurements/units';
import { useUnit } from '@/components/measurements/use-unit';
import { TroubleNote } from '@/components/session/trouble-note';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { DownloadIcon } from '@/components/ui/icons/interface';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { useToast } from '@/components/ui/use-toast';
import type { PatternView } from '@/lib/exports/views';
import type { Trouble } from '@/lib/http/trouble';
import account from '../account.module.css';
import styles from './extras.module.css';
import { SHEETS, type SquareFields, type SquareRead, squareSchema } from './square-schema';
import { useDownload } from './use-download';

const SIDES = ['across', 'up'] as const;
type Side = (typeof SIDES)[number];

const sideOf = ({ fields }: Trouble): Side | undefined => SIDES.find((side) => fields.includes(side));

/** The sheets once more, for a printer that prints a little small or large: she types what her square measures. */
export function Calibrated({ pattern }: { readonly pattern: PatternView }) {
  const t = useTranslations('extras.calibrated');
  const formats = useTranslations('account.creation.formats');
  const [unit, setUnit] = useUnit();
  const { form, make, busy, trouble } = useSquareForm(pattern, unit);
  const { errors } = form.formState;
  const wrong = (side: Side) => {
    const rule = errors[side]?.message;
    return rule && t(`rules.${rule as 'required' | 'length' | 'tooFar'}`);
  };

  return (
    <Card className={account.panel}>
      <div className={styles.head}>
        <h2>{t('title')}</h2>
        <UnitSwitch unit={unit} onChange={setUnit} />
      </div>
      <p className={account.muted}>{t(unit === 'in' ? 'textInches' : 'text')}</p>
      <form
        className={styles.square}
        noValidate
        onSubmit={(event) => void form.handleSubmit(make)(event)}
        aria-label={t('title')}
      >
        {SIDES.map((side) => (
          <Field key={side} label={t(side)} error={wrong(side)}>
            <TextInput {...form.register(side)} inputMode="decimal" autoComplete="off" unit={unit} />
          </Field>
        ))}
        <Controller
          control={form.control}
          name="format"
          render={({ field: { value, onChange } }) => (
            <Field label={t('format')}>
              <Select
                {...{ value, onChange }}
                options={SHEETS.map((format) => ({ value: format, label: formats(format) }))}
              />
            </Field>
          )}
        />
        {trouble && (
          <div className={styles.wide}>
            <TroubleNote trouble={trouble} />
          </div>
        )}
        <div className={styles.wide}>
          <Button type="submit" busy={busy !== null}>
            <DownloadIcon />
            {t('make')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** The form of what the square measures, and the sheets made from it. */
function useSquareForm(pattern: PatternView, unit: Unit) {
  const t = useTranslations('extras.calibrated');
  const toast = useToast('calibrated');
  const { busy, trouble, download } = useDownload();
  const form = useForm<SquareFields, unknown, SquareRead>({
    resolver: zodResolver(squareSchema(unit)),
    mode: 'onTouched',
    defaultValues: { format: 'a4', across: '', up: '' },
  });
  const make = async (read: SquareRead) => {
    const square = unit === 'in' ? 'inches' : 'metric';
    const found = await download('sheet', (api) => api.calibratedSheet(pattern.id, { ...read, square }));
    const side = found && sideOf(found);
    if (side) form.setError(side, { message: 'tooFar' }, { shouldFocus: true });
    if (!found) toast.done(t('done'));
  };
  return { form, make, busy, trouble };
}
