import { faultOf } from './fault-of';
import { sendLetter } from './send';
import { whatWentWrong } from './what-went-wrong';
import type { LetterWords } from './words';

export type NewsletterWords = LetterWords & { readonly done: string; readonly already: string };

/** Sends the form of the newsletter and says below it what came of it. A second press meanwhile does nothing. */
export async function sendNewsletter(form: HTMLFormElement, locale: string): Promise<void> {
  if (form.ariaBusy === 'true') return;
  const words: NewsletterWords = JSON.parse(form.dataset.newsletter ?? '{}');
  const field = form.elements.namedItem('email') as HTMLInputElement;
  const say = (outcome: string) => {
    const status = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    if (status) status.textContent = outcome;
  };
  const fault = faultOf(field, words);
  mark(field, fault !== undefined);
  say(fault ?? '');
  if (fault) return field.focus();
  form.ariaBusy = 'true';
  try {
    const { already } = await sendLetter<{ already: boolean }>('newsletter', { email: field.value }, locale);
    form.hidden = true;
    say(already ? words.already : words.done);
  } catch (error) {
    say(whatWentWrong(error, words));
  } finally {
    form.ariaBusy = null;
  }
}

function mark(field: HTMLInputElement, wrong: boolean): void {
  field.ariaInvalid = wrong ? 'true' : null;
  field.toggleAttribute('data-invalid', wrong);
}
