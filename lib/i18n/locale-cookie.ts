import type { Locale } from './locales';

interface LocaleCookie {
  readonly enabled: boolean;
  readonly name: string;
  readonly maxAgeSeconds: number;
}

/** Remembers the language a person chose, for a year. Nothing redirects by it: addresses decide the language. */
const LOCALE_COOKIE: LocaleCookie = { enabled: true, name: 'LOCALE', maxAgeSeconds: 365 * 24 * 3600 };

/** The cookie as a browser script writes it, or undefined when it is switched off. */
export function localeCookie(
  locale: Locale,
  { enabled, name, maxAgeSeconds } = LOCALE_COOKIE,
): string | undefined {
  return enabled ? `${name}=${locale}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax` : undefined;
}
