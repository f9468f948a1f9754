/** The languages of the site, French first: it is the original and the fallback. */
export const LOCALES = ['fr', 'en', 'de'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'fr';

/** Each language as its own readers call it. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  fr: 'Français',
  en: 'English',
  de: 'Deutsch',
};

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}
