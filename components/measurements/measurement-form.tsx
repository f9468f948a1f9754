'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { AlertIcon } from '@/components/ui/icons/interface';
import { TextInput } from '@/components/ui/text-input';
import type { Choices } from '@/lib/choices/types';
import { ESSENTIAL, type Measured, type MeasurementName, RECOMMENDED } from '@/lib/measurements/names';
import { NAME_LENGTH } from './clean-name';
import { DoubtsToConfirm } from './doubts-to-confirm';
import type { MeasureFormResult } from './form-schema';
import { Guide } from './guide';
import { MeasureField } from './measure-field';
import styles from './measurement-form.module.css';
import { SLIP, SlipNote } from './slip/slip-note';
import { UnderstoodForm } from './slip/understood-form';
import { useSlip } from './slip/use-slip';
import { UnitSwitch } from './unit-switch';
import { useDraft } from './use-draft';
import { type MeasureStart, useMeasureForm } from './use-measure-form';

interface MeasurementFormProps {
  /** Lets a button outside the form send it. */
  readonly id: string;
  readonly start: MeasureStart;
  /** What the unsaved form is kept as, until its saver forgets the draft. */
  readonly draft: string;
  /** The garment on which a slip of the tape is shown. */
  readonly garment: Choices;
  readonly onSubmit: (result: MeasureFormResult) => void;
  /** Between the name and the measurements. */
  readonly children?: ReactNode;
}

/** The measurements of one person, essentials first, each shown on a body while its field is being filled. */
export function MeasurementForm({ id, start, draft, garment, onSubmit, children }: MeasurementFormProps) {
  const t = useTranslations('measurements');
  const control = useMeasureForm(start, true);
  const { form, unit, lengths, understood } = control;
  const { restored, startOver } = useDraft(draft, control);
  const [active, setActive] = useState<MeasurementName>('bustCircumference');
  const [asked, setAsked] = useState(false);
  const [confirmed, setConfirmed] = useState(false);

  const slip = useSlip(
    understood && { choices: garment, measured: lengths as Measured, name: active, by: SLIP[unit] },
  );
  // While the next one is being worked out, nothing is said of the measurement before.
  const slipNote = slip?.form && slip.name === active && (
    <SlipNote answer={slip} garment={garment.garment} unit={unit} />
  );

  const doubts = understood?.doubts ?? [];
  const blocked = doubts.some(({ severity }) => severity === 'block');
  const toConfirm = doubts.filter(({ severity }) => severity === 'ask');
  const nameCode = form.formState.errors.name?.message;
  // Read at every turn: what is not read is not kept up to date, and a sound form would be called invalid.
  const { submitCount, isValid } = form.formState;
  const invalid = submitCount > 0 && (!isValid || blocked);

  const send = form.handleSubmit((result) => {
    if (blocked) return;
    if (toConfirm.length > 0 && !confirmed) {
      setAsked(true);
      return;
    }
    onSubmit(result);
  });

  const fields = (names: readonly MeasurementName[]) =>
    names.map((name) => (
      <MeasureField
        key={name}
        name={name}
        control={control}
        active={active === name}
        onFocus={() => setActive(name)}
      >
        {slipNote}
      </MeasureField>
    ));

  return (
    <div className={styles.frame}>
      <form id={id} noValidate className={styles.form} onSubmit={(event) => void send(event)}>
        <div className={styles.fields}>
          {restored && (
            <div className={styles.restored} role="status">
              <p>{t('form.restored')}</p>
              <Button size="small" onClick={startOver}>
                {t('form.startOver')}
              </Button>
            </div>
          )}
          <div className={styles.top}>
            <Field
              label={t('form.name')}
              help={t('form.nameHelp')}
              error={
                nameCode &&
                t(nameCode === 'tooLong' ? 'form.tooLong' : 'form.requiredName', { number: NAME_LENGTH })
              }
            >
              <TextInput {...form.register('name')} autoComplete="off" />
            </Field>
            <UnitSwitch unit={control.unit} onChange={control.changeUnit} />
          </div>
          {children}
          <fieldset className={styles.group}>
            <legend>{t('groups.essential')}</legend>
            <p className={styles.groupHelp}>{t('groups.essentialHelp')}</p>
            {fields(ESSENTIAL)}
          </fieldset>
          <fieldset className={styles.group}>
            <legend>{t('groups.recommended')}</legend>
            <p className={styles.groupHelp}>{t('groups.recommendedHelp')}</p>
            {fields(RECOMMENDED)}
          </fieldset>
          {asked && understood && toConfirm.length > 0 && (
            <DoubtsToConfirm
              doubts={toConfirm}
              understood={understood}
              confirmed={confirmed}
              onConfirm={setConfirmed}
            />
          )}
          {invalid && (
            <p role="alert" className={styles.invalid}>
              <AlertIcon />
              {t('form.invalid')}
            </p>
          )}
        </div>
        <aside className={styles.beside}>
          <div className={styles.besideGuide}>
            <div aria-hidden="true">
              <Guide measurement={active} />
            </div>
            {slipNote}
          </div>
          {slip?.form && understood && (
            <UnderstoodForm form={slip.form} understood={understood} unit={unit} />
          )}
        </aside>
      </form>
    </div>
  );
}
