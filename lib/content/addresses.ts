import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { ROUTES, type Route } from '@/lib/i18n/routes';
import { slugs } from './collection';
import type { Kind } from './kinds';

/** Which entries stand behind a route with a varying segment. */
const BEHIND: Readonly<Record<string, Kind>> = {
  [ROUTES.word.path]: 'dictionary',
  [ROUTES.article.path]: 'blog',
};

/** Every address meant to be found, without its language: slugs are the same in all of them. */
export function indexedPaths(): string[] {
  return Object.values<Route>(ROUTES)
    .filter(({ indexed }) => indexed)
    .flatMap(({ path }) => {
      if (!path.includes('[')) return [path];
      const kind = BEHIND[path];
      if (!kind) throw new Error(`No entries are known for ${path}`);
      return slugs(DEFAULT_LOCALE, kind).map((slug) => path.replace(/\[[^\]]+\]/, slug));
    });
}
