import type { Locale } from '@/lib/i18n/locales';
import de from '@/messages/de/errors.json';
import en from '@/messages/en/errors.json';
import fr from '@/messages/fr/errors.json';

const WORDS = { fr, en, de };

/** What is said of a route that cannot be served, where there is no page to say it. */
export function routeWords(locale: Locale) {
  const { unknownMiddleware, notPrerendered } = WORDS[locale];
  return { unknownMiddleware, notPrerendered: (path: string) => notPrerendered.replace('{path}', path) };
}
