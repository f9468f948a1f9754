import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { layOut } from './layout';
import type { Letter, Rendered } from './letter';
import { mailWords } from './words';

interface NewsletterLinks {
  readonly joinUrl: string;
  readonly leaveUrl: string;
}

/** `ask` has an address confirmed, `welcome` says that it is, `already` says it to whoever left it again. */
export type NewsletterMail = 'ask' | 'welcome' | 'already';

/** A mail about an address left for news. Those to an address on the list have the way off it. */
export async function newsletterMail(
  locale: Locale,
  kind: NewsletterMail,
  { joinUrl, leaveUrl }: NewsletterLinks,
): Promise<Rendered> {
  const words = await mailWords(locale);
  const common = {
    subject: words(`newsletter.${kind}.subject`),
    greeting: words('common.greetingPlain'),
    paragraphs: [words(`newsletter.${kind}.intro`), words('newsletter.what')],
    closing: [words('common.closing'), words('common.signature')],
  };
  const asking: Letter = {
    ...common,
    button: { label: words('newsletter.ask.button'), url: joinUrl },
    notes: [words('newsletter.ask.notYou')],
    why: words('newsletter.ask.why'),
  };
  const leave = { label: words('newsletter.leave'), url: leaveUrl };
  const listed: Letter = {
    ...common,
    list: { title: words('newsletter.leaveTitle'), entries: [leave] },
    why: words('newsletter.why'),
  };
  return layOut(kind === 'ask' ? asking : listed, locale);
}
