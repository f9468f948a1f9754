'use client';

import { useLocale } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { FIELDS, forgetDraft, keepDraft, readDraft } from './draft';
import { convertFields } from './form-schema';
import type { MeasureFormControl } from './use-measure-form';

/**
 * Keeps what is typed into a form until it is saved (whoever saves it forgets the draft), and brings it back when the
 * form was left before. Says whether it did, and how to begin anew.
 */
export function useDraft(name: string, { form, unit, values }: MeasureFormControl) {
  const locale = useLocale();
  const [restored, setRestored] = useState(false);
  const edited = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    const kept = readDraft(name);
    if (!kept) return;
    const { values: typed } = kept;
    const fields =
      kept.unit === unit ? typed : { ...typed, ...convertFields(typed, kept.unit, unit, locale) };
    for (const field of FIELDS) form.setValue(field, fields[field], { shouldDirty: true });
    setRestored(true);
  }, []);

  const { isDirty } = form.formState;
  useEffect(() => {
    if (isDirty) keepDraft(name, { unit, values });
    else if (edited.current) forgetDraft(name);
    edited.current = isDirty;
  }, [name, isDirty, unit, values]);

  return {
    restored: restored && isDirty,
    startOver() {
      form.reset();
      setRestored(false);
    },
  };
}
