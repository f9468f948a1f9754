import { type FocusEvent, type FormEvent, useState } from 'react';
import { type Control, faultOf } from './fault-of';
import type { LetterWords } from './words';

interface Letter<T> {
  /** Says what is wrong with each field, by its name. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** What stopped the whole form. */
  readonly trouble: string | undefined;
  readonly busy: boolean;
  readonly answer: T | undefined;
  readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** A form checked field by field as each is left, by the rules written on its controls, and sent by `send`. */
export function useLetter<T>(
  words: LetterWords,
  send: (fields: Readonly<Record<string, string>>) => Promise<T>,
): Letter<T> {
  const [errors, setErrors] = useState<Letter<T>['errors']>({});
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<T>();

  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    if (isControl(target)) setErrors((before) => ({ ...before, [target.name]: faultOf(target, words) }));
  };

  const deliver = async (fields: Readonly<Record<string, string>>) => {
    setBusy(true);
    try {
      setAnswer(await send(fields));
    } catch (error) {
      // What tells troubles apart comes with the client, which is there by now.
      const { whatWentWrong } = await import('./what-went-wrong');
      setTrouble(whatWentWrong(error, words));
    } finally {
      setBusy(false);
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const controls = [...event.currentTarget.elements].filter(isControl);
    const faults = controls.map((control) => [control.name, faultOf(control, words)] as const);
    const wrong = controls.find((control) => faultOf(control, words));
    setErrors(Object.fromEntries(faults));
    setTrouble(wrong && words.invalid);
    wrong?.focus();
    if (!wrong) void deliver(Object.fromEntries(controls.map(({ name, value }) => [name, value])));
  };

  return { errors, trouble, busy, answer, onBlur, onSubmit };
}

function isControl(element: unknown): element is Control {
  return (
    (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && Boolean(element.name)
  );
}
