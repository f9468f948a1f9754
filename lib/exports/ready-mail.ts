import 'server-only';
import { asLocale } from '@/lib/accounts/locale';
import type { User } from '@/lib/accounts/users';
import type { files, patternExports, patterns } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import { siteUrl } from '@/lib/env/site-url';
import { exportReadyMail } from '@/lib/mail/export-ready';
import { queueMail } from '@/lib/mail/queue';
import { fileUrl } from './file-links';
import type { ExportServices } from './services';

/** How long the links in a mail open. */
const LINK_DAYS = 30;

interface ReadyMail {
  readonly user: User;
  readonly export: typeof patternExports.$inferSelect;
  readonly pattern: typeof patterns.$inferSelect;
  readonly files: readonly (typeof files.$inferSelect)[];
  readonly dedupeKey: string;
}

/** Queues the mail that brings the files, within `tx`. Nothing when she has no address. */
export async function queueReadyMail(
  tx: Database,
  services: Pick<ExportServices, 'links' | 'origins'>,
  { user, export: order, pattern, files: kept, dedupeKey }: ReadyMail,
): Promise<void> {
  if (!user.email) return;
  const locale = asLocale(order.locale);
  const { origins } = services;
  const address = (id: string) =>
    new URL(
      fileUrl(services, { fileId: id, withdrawn: order.linksWithdrawn }, LINK_DAYS * 86_400),
      origins[locale],
    ).href;
  const content = await exportReadyMail(locale, {
    firstName: user.firstName,
    pattern: pattern.name,
    wearer: pattern.wearerName,
    picture: pattern.thumbnailSvg,
    code: pattern.code,
    files: inOrder(kept).map(({ id, format, bytes }) => ({ format, bytes, url: address(id) })),
    days: LINK_DAYS,
    accountUrl: siteUrl(origins, locale, `/myaccount/creations/export?id=${pattern.id}`),
  });
  const to = { name: user.firstName, address: user.email };
  await queueMail(tx, { userId: user.id, dedupeKey, template: 'export-ready', locale, to, content });
}

const ORDER = ['a4', 'a3', 'a0', 'a0-long', 'projector-grid', 'projector', 'booklet'];

/** Files as people look for them: sheets from small to large, then the booklet. */
export function inOrder<File extends { readonly format: string }>(given: readonly File[]): File[] {
  const rank = ({ format }: File) => (ORDER.indexOf(format) + ORDER.length + 1) % (ORDER.length + 1);
  return given.toSorted((a, b) => rank(a) - rank(b));
}
