import { useState } from 'react';
import type { MeasureFormResult } from './form-schema';
import type { MeasureFormControl } from './use-measure-form';

/** Sends the form once nothing blocks it and what is doubtful has been confirmed. */
export function useSubmission(
  { form, understood }: MeasureFormControl,
  onSubmit: (result: MeasureFormResult) => void,
) {
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
