import type { Locale } from './locale';

/** Absolute address of `path` (which starts with `/`) on the site in `locale`: French bare, the others prefixed. */
export function siteUrl(origins: Readonly<Record<Locale, string>>, locale: Locale, path: string): string {
  const prefix = locale === 'fr' ? '' : `/${locale}`;
  return new URL(`${prefix}${path}`, origins[locale]).href;
}
