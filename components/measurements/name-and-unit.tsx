import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { NAME_LENGTH } from './clean-name';
import styles from './measurement-form.module.css';
import { UnitSwitch } from './unit-switch';
import type { MeasureFormControl } from './use-measure-form';

/** Whose measurements these are, and in what they are typed. */
export function NameAndUnit({
  control: { form, unit, changeUnit },
}: {
  readonly control: MeasureFormControl;
}) {
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
