import 'server-only';
import { eq } from 'drizzle-orm';
import { only } from '@/lib/db/only';
import { emailChanges, users } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import { siteUrl } from '@/lib/env/site-url';
import { AppError } from '@/lib/errors/app-error';
import type { Locale } from '@/lib/i18n/locales';
import { emailChangeMail, emailNoticeMail } from '@/lib/mail/email-change';
import { queueMail } from '@/lib/mail/queue';
import type { Links } from '@/lib/storage/links';
import { asLocale } from './locale';
import type { User } from './users';

/** How long the link in the mail to a new address opens. */
const LINK_DAYS = 2;

export interface EmailServices {
  readonly db: Database;
  readonly origins: Readonly<Record<Locale, string>>;
  /** Signs what proves an address. */
  readonly emailLinks: Links;
  readonly wake: () => void;
}

/** The address she asked for and has not proven yet. */
export async function pendingEmail(db: Database, user: Pick<User, 'id'>): Promise<string | undefined> {
  const [change] = await db.select().from(emailChanges).where(eq(emailChanges.userId, user.id));
  return change?.email;
}

/**
 * Asks for mail to go to `email` within `tx`. It goes there once its link is followed from that mailbox, and to the
 * proven address until then, which is told. An earlier wish and its link are over.
 */
export async function askEmailChange(
  tx: Database,
  services: EmailServices,
  user: User,
  email: string,
): Promise<void> {
  const change = await beginChange(tx, user, email);
  await queueProof(tx, services, user, change);
  if (!user.email) return;
  const locale = asLocale(user.locale);
  const accountUrl = siteUrl(services.origins, locale, '/myaccount/informations');
  await queueMail(tx, {
    ...{ userId: user.id, dedupeKey: `email-notice:${change.id}`, template: 'email-notice', locale },
    to: { name: user.firstName, address: user.email },
    content: await emailNoticeMail(locale, { firstName: user.firstName, email, accountUrl }),
  });
}

/** Sends the link once more, and lets the earlier one open nothing. `email-not-pending` when there is none to prove. */
export async function resendEmailChange(services: EmailServices, user: User): Promise<void> {
  await services.db.transaction(async (tx) => {
    const email = await pendingEmail(tx, user);
    if (!email) throw new AppError('email-not-pending');
    await queueProof(tx, services, user, await beginChange(tx, user, email));
  });
  services.wake();
}

/** Takes her wish back; nothing to take back is all right. */
export async function cancelEmailChange({ db }: Pick<EmailServices, 'db'>, user: User): Promise<void> {
  await db.delete(emailChanges).where(eq(emailChanges.userId, user.id));
}

/**
 * Makes the address her own that the link in its mailbox stands for, once. `email-link-over` for a link that was used,
 * replaced, taken back or is too old, or that we did not sign.
 */
export async function confirmEmail(services: EmailServices, token: string): Promise<void> {
  const id = openLink(services.emailLinks, token);
  await services.db.transaction(async (tx) => {
    const [change] = await tx.delete(emailChanges).where(eq(emailChanges.id, id)).returning();
    if (!change) throw new AppError('email-link-over');
    await tx.update(users).set({ email: change.email }).where(eq(users.id, change.userId));
  });
}

function openLink(links: Links, token: string): string {
  try {
    return links.open(token, Date.now());
  } catch (cause) {
    throw new AppError('email-link-over', { cause });
  }
}

type Change = typeof emailChanges.$inferSelect;

async function beginChange(tx: Database, { id: userId }: User, email: string): Promise<Change> {
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
  return only(await tx.insert(emailChanges).values({ userId, email }).returning());
}

/** To a mailbox that may be a stranger's: it says nothing that she wrote, not even her name. */
async function queueProof(tx: Database, services: EmailServices, user: User, { id, email }: Change) {
  const locale = asLocale(user.locale);
  const token = services.emailLinks.sign(id, LINK_DAYS * 86_400, Date.now());
  const confirmUrl = siteUrl(services.origins, locale, `/contact?address=${token}`);
  await queueMail(tx, {
    ...{ userId: user.id, dedupeKey: `email-change:${id}`, template: 'email-change', locale },
    to: { name: '', address: email },
    content: await emailChangeMail(locale, { confirmUrl, days: LINK_DAYS }),
  });
}
