'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useApi } from '@/components/session/session-provider';
import { TroubleNote } from '@/components/session/trouble-note';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { useToast } from '@/components/ui/use-toast';
import { type Imported, importChoices } from '@/lib/choices/import-choices';
import { readTrouble, type Trouble } from '@/lib/http/trouble';
import { localPath } from '@/lib/i18n/paths';
import { useCreator } from '../store/provider';
import styles from './import.module.css';
import { LeftOutList } from './left-out-list';

interface CodeFormProps {
  readonly code: string;
  readonly onCode: (code: string) => void;
  readonly onDone: () => void;
}

/** Troubles of the code itself are said by the field; all others below it. */
const OF_THE_CODE = ['code-unknown', 'unreadable'];
const UNREADABLE: Trouble = { code: 'unreadable', fields: ['code'], figures: {} };

/** Asks for a code, takes the design over, and tells what could not be taken. */
export function CodeForm({ code, onCode, onDone }: CodeFormProps) {
  const t = useTranslations('creator.import');
  const toast = useToast('import');
  const api = useApi();
  const importDesign = useCreator((state) => state.importDesign);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [partly, setPartly] = useState<Imported | null>(null);

  const bring = async () => {
    const { choices } = await (await api()).importPattern(code.trim());
    const imported = importChoices(choices);
    if (!imported) return setTrouble(UNREADABLE);
    importDesign(imported);
    if (imported.leftOut.length > 0) return setPartly(imported);
    toast.done(t('done'));
    onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || code.trim() === '') return;
    setBusy(true);
    setTrouble(null);
    bring()
      .catch((error) => setTrouble(readTrouble(error)))
      .finally(() => setBusy(false));
  };

  if (partly) return <LeftOutList imported={partly} onDone={onDone} />;
  const wrong = trouble && OF_THE_CODE.includes(trouble.code) ? t(trouble.code as 'code-unknown') : undefined;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label={t('code')} help={t('codeHelp')} error={wrong}>
        <TextInput
          value={code}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          placeholder="7K3M-9QXT-2WVB"
          onChange={(event) => onCode(event.target.value)}
        />
      </Field>
      {trouble?.code === 'plan-required' && <PlanNote />}
      {trouble && !wrong && trouble.code !== 'plan-required' && <TroubleNote trouble={trouble} />}
      <Button type="submit" variant="primary" busy={busy} disabled={code.trim() === ''}>
        {t('bring')}
      </Button>
    </form>
  );
}

function PlanNote() {
  const t = useTranslations('creator.import');
  const locale = useLocale();
  return (
    <div className={styles.note} role="alert">
      <p>{t('plan-required')}</p>
      <ButtonLink href={localPath(locale, '/prices')}>{t('plans')}</ButtonLink>
    </div>
  );
}
