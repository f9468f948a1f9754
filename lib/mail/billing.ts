import 'server-only';
import type { Words } from '@/lib/drawing/types';
import type { Locale } from '@/lib/i18n/locales';
import { spokenIn } from '@/lib/measurements/written-day';
import { layOut } from './layout';
import type { Rendered } from './letter';
import { mailWords } from './words';

export type BillingMailKind =
  | 'paymentReceived'
  | 'subscriptionStarted'
  | 'subscriptionRenewed'
  | 'renewalFailed'
  | 'subscriptionCancelled'
  | 'subscriptionEnded'
  | 'planChanged'
  | 'planGivenBack'
  | 'paymentFailed';

/** A sum in cents. */
export interface Money {
  readonly amount: number;
  readonly currency: 'eur' | 'usd';
}

interface BillingMail {
  readonly kind: BillingMailKind;
  readonly firstName: string;
  /** Name of the plan in the messages; absent where no plan is meant. */
  readonly plan?: string | undefined;
  readonly until?: Date | undefined;
  /** What was paid or given back; absent where no sum is meant. */
  readonly money?: Money | undefined;
  /** Number of the receipt or invoice. */
  readonly number?: string | undefined;
  /** Name of the pattern that was paid for. */
  readonly pattern?: string | undefined;
  /** Its garment in its cloth, as SVG. */
  readonly picture?: string | undefined;
  /** Extra credits that were paid for. */
  readonly credits?: number | undefined;
  /** Name of the plan that stays while another is given back. */
  readonly kept?: string | undefined;
  readonly accountUrl: string;
}

/** The mail that tells of a payment, a plan's start, renewal, failure, cancellation or end. */
export async function billingMail(locale: Locale, given: BillingMail): Promise<Rendered> {
  const words = await mailWords(locale);
  const { kind, firstName, accountUrl, picture: svg } = given;
  const figures = figuresOf(words, locale, given);
  const picture = svg ? { picture: { svg, alt: words('common.picture', figures) } } : {};
  const letter = {
    ...picture,
    subject: words(`billing.${kind}.subject`, figures),
    greeting: firstName ? words('common.greeting', { name: firstName }) : words('common.greetingPlain'),
    paragraphs: [...receipt(words, given, figures), words(`billing.${kind}.body`, figures)],
    button: { label: words('billing.button'), url: accountUrl },
    closing: [words('common.closing'), words('common.signature')],
    why: words('common.why'),
  };
  return layOut(letter, locale);
}

type Figures = Record<string, string | number>;

function figuresOf(words: Words, locale: Locale, given: BillingMail): Figures {
  const { plan, kept, until, money, number = '', pattern = '', credits = 0 } = given;
  const named = (name: string | undefined) => (name ? words(`billing.plans.${name}`) : '');
  return {
    plan: named(plan),
    kept: named(kept),
    until: until ? dayIn(locale, until) : '',
    sum: money ? sumIn(locale, money) : '',
    paid: money && money.amount > 0 ? 'yes' : 'no',
    item: pattern ? 'pattern' : 'credits',
    pattern,
    credits,
    number,
  };
}

/** What was paid for what, and under which number: nothing where no money moved to us. */
function receipt(words: Words, { kind, money, number }: BillingMail, figures: Figures): string[] {
  if (!money || !RECEIPTS.includes(kind)) return [];
  const paid = words(`billing.receipt.${kind}`, figures);
  return number ? [paid, words('billing.receipt.number', figures)] : [paid];
}

const RECEIPTS: readonly BillingMailKind[] = [
  'paymentReceived',
  'subscriptionStarted',
  'subscriptionRenewed',
  'planChanged',
];

function sumIn(locale: Locale, { amount, currency }: Money): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100);
}

function dayIn(locale: Locale, moment: Date): string {
  return new Intl.DateTimeFormat(spokenIn(locale), { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(
    moment,
  );
}
