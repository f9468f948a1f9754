import { isLocale, LOCALES, type Locale } from './locales';

export type Origins = Readonly<Partial<Record<Locale, string>>>;

/**
 * Reads `SITE_ORIGINS` (`fr=https://droitfil.fr,en=https://droitfil.com`): the one origin that serves each language,
 * the French one where none is named. Empty means every language is served wherever the request came in. Refuses
 * anything that is not an origin, because a wrong one would send every visitor away.
 */
export function parseOrigins(value: string | undefined): Origins {
  const entries = (value ?? '').split(',').filter((part) => part.trim() !== '');
  const given: Origins = Object.fromEntries(entries.map(parseEntry));
  return given.fr ? { ...Object.fromEntries(LOCALES.map((locale) => [locale, given.fr])), ...given } : given;
}

function parseEntry(entry: string): [Locale, string] {
  const [locale = '', url = ''] = entry.split('=').map((part) => part.trim());
  if (!isLocale(locale)) throw new Error(`SITE_ORIGINS names an unknown locale: ${locale}`);
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.href !== `${parsed.origin}/`) {
    throw new Error(`SITE_ORIGINS needs an origin such as https://example.org for ${locale}`);
  }
  return [locale, parsed.origin];
}

/** The origin to write in links that leave the page: canonical, alternates, mails. */
export function originOf(locale: Locale, origins: Origins, fallback: string): string {
  return origins[locale] ?? fallback;
}
