import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { layOut } from './layout';
import type { Rendered } from './letter';
import { mailWords } from './words';

/** The mail that has an address proven from its own mailbox. */
export async function emailChangeMail(
  locale: Locale,
  { confirmUrl, days }: { readonly confirmUrl: string; readonly days: number },
): Promise<Rendered> {
  const words = await mailWords(locale);
  const letter = {
    subject: words('emailChange.subject'),
    greeting: words('common.greetingPlain'),
    paragraphs: [words('emailChange.intro')],
    button: { label: words('emailChange.button'), url: confirmUrl },
    notes: [words('emailChange.validity', { days }), words('emailChange.notYou')],
    closing: [words('common.closing'), words('common.signature')],
    why: words('emailChange.why'),
  };
  return layOut(letter, locale);
}

interface EmailNotice {
  readonly firstName: string;
  /** The address asked for. */
  readonly email: string;
  readonly accountUrl: string;
}

/** The mail that tells the proven address of a wish to change it. */
export async function emailNoticeMail(locale: Locale, given: EmailNotice): Promise<Rendered> {
  const words = await mailWords(locale);
  const { firstName, email, accountUrl } = given;
  const letter = {
    subject: words('emailNotice.subject'),
    greeting: firstName ? words('common.greeting', { name: firstName }) : words('common.greetingPlain'),
    paragraphs: [words('emailNotice.intro', { email }), words('emailNotice.notYou')],
    button: { label: words('emailNotice.button'), url: accountUrl },
    closing: [words('common.closing'), words('common.signature')],
    why: words('common.why'),
  };
  return layOut(letter, locale);
}
