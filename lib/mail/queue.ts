import 'server-only';
import { randomUUID } from 'node:crypto';
import { outbox } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import type { Locale } from '@/lib/i18n/locales';
import type { Rendered } from './letter';

interface Mail {
  readonly userId?: string;
  /** What the mail is about (`export-ready:<id>`): queued twice, it is sent once. */
  readonly dedupeKey: string;
  readonly template: string;
  readonly locale: Locale;
  /** One validated address. */
  readonly to: { readonly name: string; readonly address: string };
  readonly content: Rendered;
}

/** Puts a mail in the outbox within the caller's transaction. Whether it was new. */
export async function queueMail(tx: Database, mail: Mail): Promise<boolean> {
  const { userId, dedupeKey, template, locale, to, content } = mail;
  const messageId = `<${randomUUID()}@droitfil>`;
  const queued = await tx
    .insert(outbox)
    .values({ userId, dedupeKey, messageId, template, locale, recipient: to, ...content })
    .onConflictDoNothing({ target: outbox.dedupeKey })
    .returning({ id: outbox.id });
  return queued.length > 0;
}
