import type { Locale } from '@/lib/i18n/locales';
import { localPath } from '@/lib/i18n/paths';

/** Absolute address of the page at `path` (which starts with `/`) in `locale`, on the configured origin. */
export function siteUrl(origins: Readonly<Record<Locale, string>>, locale: Locale, path: string): string {
  return new URL(localPath(locale, path), origins[locale]).href;
}
