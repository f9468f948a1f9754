import type { LetterWords } from './words';

export type Control = HTMLInputElement | HTMLTextAreaElement;

/** What a control's own rules say, in our words; a field of spaces counts as empty. */
export function faultOf(control: Control, words: LetterWords): string | undefined {
  const { validity, required, value, maxLength } = control;
  if (required && !value.trim()) return words.required;
  if (validity.typeMismatch || (control.type === 'email' && !/^\S+@\S+\.\S+$/.test(value.trim())))
    return words.email;
  return validity.tooLong || (maxLength > 0 && value.length > maxLength) ? words.tooLong : undefined;
}
