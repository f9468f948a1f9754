'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { NAME_LENGTH } from '@/components/measurements/clean-name';
import { useApi } from '@/components/session/session-provider';
import { useTroubleWords } from '@/components/session/trouble-note';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { useToast } from '@/components/ui/use-toast';
import type { Profile } from '@/lib/accounts/users';
import { readTrouble } from '@/lib/http/trouble';
import styles from '../account.module.css';
import { FACEBOOK, type PersonFields, personSchema } from '../person-schema';

type Rule = 'required' | 'email' | 'tooLong' | 'url' | 'instagram';
const FIELDS = ['firstName', 'email', 'instagram', 'facebook'] as const;

interface PersonFormProps {
  readonly person: Profile;
  readonly onChanged: (person: Profile) => void;
}

function fieldsOf({ firstName, email, instagram = '', facebook = '' }: Profile): PersonFields {
  return { firstName, email, instagram, facebook };
}

/** First name, address and social accounts; saved after one question. */
export function PersonForm({ person, onChanged }: PersonFormProps) {
  const t = useTranslations('account.informations');
  const [asked, setAsked] = useState<PersonFields | null>(null);
  const form = useForm<PersonFields>({
    resolver: zodResolver(personSchema),
    mode: 'onTouched',
    defaultValues: fieldsOf(person),
  });
  // Another address waits for its proof: the form shows what holds.
  const show = (saved: Profile) => {
    onChanged(saved);
    form.reset(fieldsOf(saved));
  };
  const { busy, save } = useSave(show, () => setAsked(null));
  const { errors, isDirty, submitCount, isValid } = form.formState;
  const wrong = (name: keyof PersonFields) => {
    const rule = errors[name]?.message as Rule | undefined;
    return rule && t(`rules.${rule}`, { number: NAME_LENGTH, host: FACEBOOK });
  };

  const confirmation = () => {
    if (!asked || asked.email === person.email) return 'confirmText';
    return person.email ? 'confirmEmailText' : 'confirmFirstEmailText';
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(setAsked)(event)}>
      {FIELDS.map((name) => (
        <Field
          key={name}
          label={t(name)}
          help={name === 'email' ? t('emailHelp') : undefined}
          optional={name === 'instagram' || name === 'facebook'}
          error={wrong(name)}
        >
          <TextInput
            {...form.register(name)}
            type={name === 'email' ? 'email' : 'text'}
            autoComplete={name === 'firstName' ? 'given-name' : name === 'email' ? 'email' : 'off'}
          />
        </Field>
      ))}
      {submitCount > 0 && !isValid && <p role="alert">{t('rules.invalid')}</p>}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={busy} disabled={!isDirty}>
          {t('save')}
        </Button>
      </div>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={t('confirmTitle')}
        description={t(confirmation(), { email: asked?.email ?? '', current: person.email })}
        confirm={t('save')}
        busy={busy}
        onConfirm={() => asked && void save(asked)}
      />
    </form>
  );
}

function useSave(onSaved: (saved: Profile) => void, onSettled: () => void) {
  const t = useTranslations('account.informations');
  const api = useApi();
  const toast = useToast('person');
  const say = useTroubleWords();
  const [busy, setBusy] = useState(false);
  const save = async (fields: PersonFields) => {
    setBusy(true);
    try {
      onSaved(await (await api()).changePerson(fields));
      toast.done(t('toasts.changed'));
    } catch (error) {
      toast.trouble(t('toasts.changeInterrupted'), say(readTrouble(error)));
    } finally {
      setBusy(false);
      onSettled();
    }
  };
  return { busy, save };
}
