import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { layOut } from './layout';
import type { Rendered } from './letter';
import { mailWords } from './words';

/** The mail that tells the writer her letter has arrived, with the letter itself. */
export async function contactReceivedMail(
  locale: Locale,
  { firstName, message }: { readonly firstName: string; readonly message: string },
): Promise<Rendered> {
  const words = await mailWords(locale);
  const letter = {
    subject: words('contact.received.subject'),
    greeting: words('common.greeting', { name: firstName }),
    paragraphs: [words('contact.received.intro'), words('contact.received.yours'), ...linesOf(message)],
    closing: [words('common.closing'), words('common.signature')],
    why: words('contact.received.why'),
  };
  return layOut(letter, locale);
}

interface Message {
  readonly firstName: string;
  readonly email: string;
  readonly message: string;
  /** The language she wrote from. */
  readonly locale: Locale;
}

/** The mail that brings a letter to us, who read French. */
export async function contactMessageMail({ firstName, email, message, locale }: Message): Promise<Rendered> {
  const words = await mailWords('fr');
  const letter = {
    subject: words('contact.message.subject', { name: firstName }),
    greeting: words('contact.message.from', { name: firstName, email, language: locale }),
    paragraphs: linesOf(message),
    closing: [words('contact.message.reply', { email })],
    why: words('contact.message.why'),
  };
  return layOut(letter, 'fr');
}

function linesOf(message: string): string[] {
  return message
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
