import { isLocale, type Locale } from '@/lib/i18n/locales';
import { readPath } from '@/lib/i18n/paths';
import de from '@/messages/de/failures.json';
import en from '@/messages/en/failures.json';
import fr from '@/messages/fr/failures.json';

const WORDS = { fr, en, de };

/** Which language an error page speaks. It asks nothing of the page that failed, only the document and the address. */
export function errorLocale(): Locale {
  if (typeof document === 'undefined') return 'fr';
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : readPath(window.location.pathname).locale;
}

/** The words of what fails, at hand even when nothing more can be fetched. */
export function failureWords(locale: Locale) {
  return WORDS[locale];
}
