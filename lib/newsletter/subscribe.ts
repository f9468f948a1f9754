import 'server-only';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { emailAddress } from '@/lib/accounts/text';
import { verifyCaptcha } from '@/lib/captcha/verify';
import { newsletterSubscribers } from '@/lib/db/schema';
import { siteUrl } from '@/lib/env/site-url';
import { parseInput } from '@/lib/errors/parse-input';
import type { Locale } from '@/lib/i18n/locales';
import { newsletterMail } from '@/lib/mail/newsletter';
import { queueMail } from '@/lib/mail/queue';
import type { Services } from '@/lib/runtime/services';

const request = z.strictObject({ email: emailAddress, captcha: z.string().min(1).max(8_192) });

type House = Pick<Services, 'db' | 'config' | 'origins' | 'wake'>;

export interface Subscribed {
  /** Whether the address was there before: then nothing is sent again. */
  readonly already: boolean;
}

/** Adds an address to those that get our news and confirms it by mail. Refuses `invalid-input` and what the captcha refuses. */
export async function subscribe(house: House, input: unknown, locale: Locale): Promise<Subscribed> {
  const { email, captcha } = parseInput(request, input);
  await verifyCaptcha(house.config.captcha, captcha, 'newsletter');
  const already = await house.db.transaction(async (tx) => {
    const [added] = await tx
      .insert(newsletterSubscribers)
      .values({ email: email.toLowerCase(), locale })
      .onConflictDoNothing({ target: newsletterSubscribers.email })
      .returning();
    if (!added) return true;
    const leaveUrl = siteUrl(house.origins, locale, `/contact?leave=${added.leaveToken}`);
    await queueMail(tx, {
      ...{ dedupeKey: `newsletter:${added.id}`, template: 'newsletter', locale },
      to: { name: '', address: email },
      content: await newsletterMail(locale, { leaveUrl }),
    });
    return false;
  });
  house.wake();
  return { already };
}

/** Takes the address that a letter's link stands for off the list. A link used twice, or of nobody, changes nothing. */
export async function leaveNewsletter({ db }: Pick<House, 'db'>, token: string): Promise<void> {
  if (!z.uuid().safeParse(token).success) return;
  await db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.leaveToken, token));
}
