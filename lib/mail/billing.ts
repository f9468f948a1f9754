import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { layOut } from './layout';
import type { Rendered } from './letter';
import { mailWords } from './words';

export type BillingMailKind =
  | 'paymentReceived'
  | 'subscriptionStarted'
  | 'subscriptionRenewed'
  | 'renewalFailed'
  | 'subscriptionCancelled'
  | 'subscriptionEnded';

export interface BillingMail {
  readonly kind: BillingMailKind;
  readonly firstName: string;
  /** Name of the plan in the messages; absent where no plan is meant. */
  readonly plan?: string | undefined;
  readonly until?: Date | undefined;
  readonly accountUrl: string;
}

/** The mail that tells of a payment, a plan's start, renewal, failure, cancellation or end. */
export async function billingMail(locale: Locale, given: BillingMail): Promise<Rendered> {
  const words = await mailWords(locale);
  const { kind, firstName, accountUrl } = given;
  const plan = given.plan ? words(`billing.plans.${given.plan}`) : '';
  const figures = { plan, until: given.until ? dayIn(locale, given.until) : '' };
  const letter = {
    subject: words(`billing.${kind}.subject`, figures),
    greeting: firstName ? words('common.greeting', { name: firstName }) : words('common.greetingPlain'),
    paragraphs: [words(`billing.${kind}.body`, figures)],
    button: { label: words('billing.button'), url: accountUrl },
    closing: [words('common.closing'), words('common.signature')],
    why: words('common.why'),
  };
  return layOut(letter, locale);
}

function dayIn(locale: Locale, moment: Date): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(moment);
}
