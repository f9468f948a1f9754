import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales';

export type { Locale };

/** The locale `value` names, French when it names none of ours. */
export function asLocale(value: unknown): Locale {
  return isLocale(value) ? value : DEFAULT_LOCALE;
}
