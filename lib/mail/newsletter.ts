import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { layOut } from './layout';
import type { Letter, Rendered } from './letter';
import { mailWords } from './words';

export interface NewsletterLinks {
  readonly joinUrl: string;
  readonly leaveUrl: string;
}

/** `ask` has an address confirmed, `welcome` says that it is, `already` says it to whoever left it again. */
export type NewsletterMail = 'ask' | 'welcome' | 'already';

/** A mail about an address left for news. Each has the way out. */
export async function newsletterMail(
  locale: Locale,
  kind: NewsletterMail,
  { joinUrl, leaveUrl }: NewsletterLinks,
): Promise<Rendered> {
  const words = await mailWords(locale);
  const letter: Letter = {
    subject: words(`newsletter.${kind}.subject`),
    greeting: words('common.greetingPlain'),
    paragraphs: [words(`newsletter.${kind}.intro`), words('newsletter.what')],
    ...(kind === 'ask' ? { button: { label: words('newsletter.ask.button'), url: joinUrl } } : {}),
    ...(kind === 'ask' ? { notes: [words('newsletter.ask.notYou')] } : {}),
    list: {
      title: words('newsletter.leaveTitle'),
      entries: [{ label: words('newsletter.leave'), url: leaveUrl }],
    },
    closing: [words('common.closing'), words('common.signature')],
    why: words('newsletter.why'),
  };
  return layOut(letter, locale);
}
