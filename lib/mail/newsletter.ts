import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { layOut } from './layout';
import type { Rendered } from './letter';
import { mailWords } from './words';

/** The mail that confirms an address left for news, with the way out. */
export async function newsletterMail(
  locale: Locale,
  { leaveUrl }: { readonly leaveUrl: string },
): Promise<Rendered> {
  const words = await mailWords(locale);
  const letter = {
    subject: words('newsletter.subject'),
    greeting: words('common.greetingPlain'),
    paragraphs: [words('newsletter.intro'), words('newsletter.what')],
    list: {
      title: words('newsletter.leaveTitle'),
      entries: [{ label: words('newsletter.leave'), url: leaveUrl }],
    },
    closing: [words('common.closing'), words('common.signature')],
    why: words('newsletter.why'),
  };
  return layOut(letter, locale);
}
