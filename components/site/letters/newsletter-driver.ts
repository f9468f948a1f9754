import { faultOf } from './fault-of';
import { readLetterStatus } from './letter-status';
import { sendLetter } from './send';
import { whatWentWrong } from './what-went-wrong';
import type { LetterWords } from './words';

export type NewsletterWords = LetterWords & {
  readonly done: string;
  readonly closed: string;
};

/** Says that no address is taken, before one is written, where that is so. */
export async function openNewsletter(form: HTMLFormElement): Promise<void> {
  const said = await readLetterStatus().catch(() => undefined);
  if (!said || said.open) return;
  const { closed, writeTo } = wordsOf(form);
  form.hidden = true;
  say(form, said.address ? `${closed} ${writeTo} ${said.address}` : closed);
}

/** Sends the form of the newsletter and says below it what came of it. A second press meanwhile does nothing. */
export async function sendNewsletter(form: HTMLFormElement, locale: string): Promise<void> {
  if (form.ariaBusy === 'true') return;
  const words = wordsOf(form);
  const field = fieldOf(form);
  const fault = faultOf(field, words);
  mark(field, fault !== undefined);
  say(form, fault ?? '');
  if (fault) return field.focus();
  form.ariaBusy = 'true';
  try {
    await sendLetter('newsletter', { email: field.value }, locale);
    form.hidden = true;
    say(form, words.done);
  } catch (error) {
    say(form, whatWentWrong(error, words));
  } finally {
    form.ariaBusy = null;
  }
}

const wordsOf = (form: HTMLFormElement): NewsletterWords => JSON.parse(form.dataset.newsletter ?? '{}');
const fieldOf = (form: HTMLFormElement) => form.elements.namedItem('email') as HTMLInputElement;

function say(form: HTMLFormElement, outcome: string): void {
  const status = document.getElementById(fieldOf(form).getAttribute('aria-describedby') ?? '');
  if (status) status.textContent = outcome;
}

function mark(field: HTMLInputElement, wrong: boolean): void {
  field.ariaInvalid = wrong ? 'true' : null;
  field.toggleAttribute('data-invalid', wrong);
}
