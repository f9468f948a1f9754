import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { ROUTES, type Route } from '@/lib/i18n/routes';
import { slugs } from './collection';
import { suggestions } from './suggestions';

/** Which entries stand behind a route with a varying segment. */
const BEHIND: Readonly<Record<string, () => readonly string[]>> = {
  [ROUTES.word.path]: () => slugs(DEFAULT_LOCALE, 'dictionary'),
  [ROUTES.article.path]: () => slugs(DEFAULT_LOCALE, 'blog'),
  [ROUTES.suggestion.path]: () => suggestions().map(({ slug }) => slug),
};

/** Every address meant to be found, without its language: slugs are the same in all of them. */
export function indexedPaths(): string[] {
  return Object.values<Route>(ROUTES)
    .filter(({ indexed }) => indexed)
    .flatMap(({ path }) => {
      if (!path.includes('[')) return [path];
      const entries = BEHIND[path];
      if (!entries) throw new Error(`No entries are known for ${path}`);
      return entries().map((slug) => path.replace(/\[[^\]]+\]/, slug));
    });
}
