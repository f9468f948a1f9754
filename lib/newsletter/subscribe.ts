import 'server-only';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { asLocale } from '@/lib/accounts/locale';
import { emailAddress } from '@/lib/accounts/text';
import { verifyCaptcha } from '@/lib/captcha/verify';
import { only } from '@/lib/db/only';
import { newsletterSubscribers } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import { siteUrl } from '@/lib/env/site-url';
import { AppError } from '@/lib/errors/app-error';
import { parseInput } from '@/lib/errors/parse-input';
import type { Locale } from '@/lib/i18n/locales';
import { type NewsletterMail, newsletterMail } from '@/lib/mail/newsletter';
import { queueMail } from '@/lib/mail/queue';
import type { Services } from '@/lib/runtime/services';

const request = z.strictObject({ email: emailAddress, captcha: z.string().min(1).max(8_192) });

type NewsletterServices = Pick<Services, 'db' | 'config' | 'origins' | 'wake'>;
type Subscriber = typeof newsletterSubscribers.$inferSelect;

/**
 * Takes an address left for news and asks its mailbox to confirm; one that is confirmed is told so there. The answer is
 * the same for both, so nobody learns who reads us. Refuses `invalid-input` and what the captcha refuses.
 */
export async function subscribe(services: NewsletterServices, input: unknown, locale: Locale): Promise<void> {
  const { email, captcha } = parseInput(request, input);
  await verifyCaptcha(services.config.captcha, captcha, 'newsletter');
  await services.db.transaction(async (tx) => {
    const kept = await keep(tx, email.toLowerCase(), locale);
    // One letter an hour at most, however often the address is left.
    const hour = new Date().toISOString().slice(0, 13);
    await queueLetter(tx, services, kept, {
      kind: kept.confirmedAt ? 'already' : 'ask',
      when: hour,
      to: email,
    });
  });
  services.wake();
}

async function keep(tx: Database, email: string, locale: Locale): Promise<Subscriber> {
  const written = await tx
    .insert(newsletterSubscribers)
    .values({ email, locale })
    .onConflictDoUpdate({ target: newsletterSubscribers.email, set: { askedAt: sql`now()` } })
    .returning();
  return only(written);
}

interface Confirmed {
  /** Whether it was confirmed before. */
  readonly already: boolean;
}

/** Confirms the address whose letter the link came with; `newsletter-link-over` when it is not there any more. */
export async function confirmNewsletter(services: NewsletterServices, token: string): Promise<Confirmed> {
  const already = await services.db.transaction(async (tx) => {
    const named = eq(newsletterSubscribers.confirmToken, readToken(token));
    const [kept] = await tx.select().from(newsletterSubscribers).where(named).for('update');
    if (!kept) throw new AppError('newsletter-link-over');
    if (kept.confirmedAt) return true;
    await tx.update(newsletterSubscribers).set({ confirmedAt: sql`now()` }).where(named);
    await queueLetter(tx, services, kept, { kind: 'welcome', when: 'once', to: kept.email });
    return false;
  });
  services.wake();
  return { already };
}

function readToken(token: string): string {
  const read = z.uuid().safeParse(token);
  if (!read.success) throw new AppError('newsletter-link-over');
  return read.data;
}

interface Occasion {
  readonly kind: NewsletterMail;
  /** The same letter at the same time is sent once. */
  readonly when: string;
  readonly to: string;
}

async function queueLetter(
  tx: Database,
  { origins }: NewsletterServices,
  kept: Subscriber,
  { kind, when, to }: Occasion,
) {
  const locale = asLocale(kept.locale);
  const joinUrl = siteUrl(origins, locale, `/contact?join=${kept.confirmToken}`);
  const leaveUrl = siteUrl(origins, locale, `/contact?leave=${kept.leaveToken}`);
  await queueMail(tx, {
    ...{ dedupeKey: `newsletter-${kind}:${kept.id}:${when}`, template: 'newsletter', locale },
    to: { name: '', address: to },
    content: await newsletterMail(locale, kind, { joinUrl, leaveUrl }),
  });
}

/** Takes the address that a letter's link stands for off the list. A link used twice, or of nobody, changes nothing. */
export async function leaveNewsletter({ db }: Pick<NewsletterServices, 'db'>, token: string): Promise<void> {
  if (!z.uuid().safeParse(token).success) return;
  await db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.leaveToken, token));
}

/** Drops addresses that nobody confirmed within two weeks of the last letter that asked for it. */
export async function forgetUnconfirmed(db: Database): Promise<void> {
  const old = lt(newsletterSubscribers.askedAt, sql`now() - interval '14 days'`);
  await db.delete(newsletterSubscribers).where(and(isNull(newsletterSubscribers.confirmedAt), old));
}
