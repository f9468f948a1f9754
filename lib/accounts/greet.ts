import 'server-only';
import type { Database } from '@/lib/db/types';
import { siteUrl } from '@/lib/env/site-url';
import type { Locale } from '@/lib/i18n/locales';
import { queueMail } from '@/lib/mail/queue';
import { welcomeMail } from '@/lib/mail/welcome';
import { asLocale } from './locale';
import type { User } from './users';

/** Queues the welcome of a new person within `tx`. Nothing when she has no address. */
export async function greet(
  tx: Database,
  user: User,
  origins: Readonly<Record<Locale, string>>,
): Promise<void> {
  if (!user.email) return;
  const locale = asLocale(user.locale);
  const content = await welcomeMail(locale, {
    firstName: user.firstName,
    createUrl: siteUrl(origins, locale, '/create'),
  });
  const to = { name: user.firstName, address: user.email };
  const dedupeKey = `welcome:${user.id}`;
  await queueMail(tx, { userId: user.id, dedupeKey, template: 'welcome', locale, to, content });
}
