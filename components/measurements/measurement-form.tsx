'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { Choices } from '@/lib/choices/types';
import { ESSENTIAL, type Measured, type MeasurementName, RECOMMENDED } from '@/lib/measurements/names';
import { BesideFields } from './beside-fields';
import { BodyBeside } from './body/body-beside';
import { DoubtsToConfirm } from './doubts-to-confirm';
import { InvalidNote, RestoredNote } from './form-notes';
import type { MeasureFormResult } from './form-schema';
import { MeasureField } from './measure-field';
import styles from './measurement-form.module.css';
import { NameAndUnit } from './name-and-unit';
import { SLIP, SlipNote } from './slip/slip-note';
import { UnderstoodForm } from './slip/understood-form';
import { useSlip } from './slip/use-slip';
import { useDraft } from './use-draft';
import { type MeasureStart, useMeasureForm } from './use-measure-form';
import { useSubmission } from './use-submission';

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
          {restored && <RestoredNote onStartOver={startOver} />}
          <NameAndUnit control={control} />
          {children}
          <Group name="essential">{fields(ESSENTIAL)}</Group>
          <Group name="recommended">{fields(RECOMMENDED)}</Group>
          {asked && understood && confirmation.doubts.length > 0 && (
            <DoubtsToConfirm understood={understood} {...confirmation} />
          )}
          {invalid && <InvalidNote />}
        </div>
        <BesideFields measurement={active} note={slipNote}>
          <BodyBeside understood={understood} active={active} unit={unit}>
            {slip?.form && understood && (
              <UnderstoodForm form={slip.form} understood={understood} unit={unit} />
            )}
          </BodyBeside>
        </BesideFields>
      </form>
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
