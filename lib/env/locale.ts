/** The languages of the service, the default first. */
export const LOCALES = ['fr', 'en', 'de'] as const;

export type Locale = (typeof LOCALES)[number];

/** The locale named by `value`, French when it names none of ours. */
export function asLocale(value: unknown): Locale {
  return LOCALES.find((locale) => locale === value) ?? 'fr';
}
