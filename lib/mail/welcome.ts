import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { layOut } from './layout';
import type { Rendered } from './letter';
import { mailWords } from './words';

/** The mail that greets a new person. */
export async function welcomeMail(
  locale: Locale,
  { firstName, createUrl }: { readonly firstName: string; readonly createUrl: string },
): Promise<Rendered> {
  const words = await mailWords(locale);
  const letter = {
    subject: words('welcome.subject'),
    greeting: firstName ? words('common.greeting', { name: firstName }) : words('common.greetingPlain'),
    paragraphs: [words('welcome.intro'), words('welcome.first')],
    button: { label: words('welcome.button'), url: createUrl },
    closing: [words('common.closing'), words('common.signature')],
    why: words('common.why'),
  };
  return layOut(letter, locale);
}
