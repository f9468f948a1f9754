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
  const control = useMeasureForm(start, true);
  const { unit, lengths, understood } = control;
  const { restored, startOver } = useDraft(draft, control);
  const [active, setActive] = useState<MeasurementName>('bustCircumference');
  const { send, asked, invalid, confirmation } = useSubmission(control, onSubmit);

  const slip = useSlip(
    understood && { choices: garment, measured: lengths as Measured, name: active, by: SLIP[unit] },
  );
  // While the next one is being worked out, nothing is said of the measurement before.
  const slipNote = slip?.form && slip.name === active && (
    <SlipNote answer={slip} garment={garment.garment} unit={unit} />
  );

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
          {restored && <Restored onStartOver={startOver} />}
          <NameAndUnit control={control} />
          {children}
          <Group name="essential">{fields(ESSENTIAL)}</Group>
          <Group name="recommended">{fields(RECOMMENDED)}</Group>
          {asked && understood && confirmation.doubts.length > 0 && (
            <DoubtsToConfirm understood={understood} {...confirmation} />
          )}
          {invalid && <InvalidNote />}
        </div>
        <Beside measurement={active} note={slipNote}>
          {slip?.form && understood && (
            <UnderstoodForm form={slip.form} understood={understood} unit={unit} />
          )}
        </Beside>
      </form>
    </div>
  );
}

type Control = ReturnType<typeof useMeasureForm>;

/** Sends the form once nothing blocks it and what is doubtful has been confirmed. */
function useSubmission({ form, understood }: Control, onSubmit: MeasurementFormProps['onSubmit']) {
  const [asked, setAsked] = useState(false);
  const [confirmed, setConfirmed] = useState(false);
  const found = understood?.doubts ?? [];
  const blocked = found.some(({ severity }) => severity === 'block');
  const doubts = found.filter(({ severity }) => severity === 'ask');
  // Read at every turn: what is not read is not kept up to date, and a sound form would be called invalid.
  const { submitCount, isValid } = form.formState;
  const invalid = submitCount > 0 && (!isValid || blocked);
  const send = form.handleSubmit((result) => {
    if (blocked) return;
    if (doubts.length > 0 && !confirmed) {
      setAsked(true);
      return;
    }
    onSubmit(result);
  });
  return { send, asked, invalid, confirmation: { doubts, confirmed, onConfirm: setConfirmed } };
}

function Restored({ onStartOver }: { readonly onStartOver: () => void }) {
  const t = useTranslations('measurements.form');
  return (
    <div className={styles.restored} role="status">
      <p>{t('restored')}</p>
      <Button size="small" onClick={onStartOver}>
        {t('startOver')}
      </Button>
    </div>
  );
}

function NameAndUnit({ control: { form, unit, changeUnit } }: { readonly control: Control }) {
  const t = useTranslations('measurements.form');
  const code = form.formState.errors.name?.message;
  return (
    <div className={styles.top}>
      <Field
        label={t('name')}
        help={t('nameHelp')}
        error={code && t(code === 'tooLong' ? 'tooLong' : 'requiredName', { number: NAME_LENGTH })}
      >
        <TextInput {...form.register('name')} autoComplete="off" />
      </Field>
      <UnitSwitch unit={unit} onChange={changeUnit} />
    </div>
  );
}

interface GroupProps {
  readonly name: 'essential' | 'recommended';
  readonly children: ReactNode;
}

function Group({ name, children }: GroupProps) {
  const t = useTranslations('measurements.groups');
  return (
    <fieldset className={styles.group}>
      <legend>{t(name)}</legend>
      <p className={styles.groupHelp}>{t(`${name}Help`)}</p>
      {children}
    </fieldset>
  );
}

function InvalidNote() {
  const t = useTranslations('measurements.form');
  return (
    <p role="alert" className={styles.invalid}>
      <AlertIcon />
      {t('invalid')}
    </p>
  );
}

interface BesideProps {
  readonly measurement: MeasurementName;
  readonly note: ReactNode;
  readonly children: ReactNode;
}

/** Where the measurement is taken, what a slip of the tape would do, and the body as it is understood. */
function Beside({ measurement, note, children }: BesideProps) {
  return (
    <aside className={styles.beside}>
      <div className={styles.besideGuide}>
        <div aria-hidden="true">
          <Guide measurement={measurement} />
        </div>
        {note}
      </div>
      {children}
    </aside>
  );
}
