import 'server-only';
import { eq } from 'drizzle-orm';
import { asLocale } from '@/lib/accounts/locale';
import { users } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import { siteUrl } from '@/lib/env/site-url';
import { type BillingMailKind, billingMail, type Money } from '@/lib/mail/billing';
import { queueMail } from '@/lib/mail/queue';
import type { PlanName } from './offers';
import type { BillingServices } from './services';

interface BillingNotice {
  readonly userId: string;
  readonly kind: BillingMailKind;
  /** What happened: told again, it makes no second mail. */
  readonly key: string;
  readonly plan?: PlanName | undefined;
  readonly until?: Date;
  /** What was paid or given back. */
  readonly money?: Money;
  /** Number of the receipt. */
  readonly number?: string | undefined;
  /** The pattern that was paid for, otherwise as many credits. */
  readonly pattern?: string | undefined;
  readonly picture?: string | undefined;
  readonly credits?: number;
  /** The plan that stays when another is given back. */
  readonly kept?: PlanName | undefined;
}

/** Queues a mail about her payments within `tx`. Nothing when she has no address. */
export async function queueBillingMail(
  tx: Database,
  { origins }: Pick<BillingServices, 'origins'>,
  { userId, kind, key, ...told }: BillingNotice,
): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user?.email) return;
  const locale = asLocale(user.locale);
  const accountUrl = siteUrl(origins, locale, '/myaccount');
  const content = await billingMail(locale, { kind, firstName: user.firstName, accountUrl, ...told });
  const to = { name: user.firstName, address: user.email };
  await queueMail(tx, { userId, dedupeKey: `${kind}:${key}`, template: kind, locale, to, content });
}
