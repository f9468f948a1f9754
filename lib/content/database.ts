import 'server-only';
import { createHash } from 'node:crypto';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { localPath } from '@/lib/i18n/paths';
import { collection } from './collection';
import { plainText } from './markdown';
import type { Found } from './search';
import { suggestions } from './suggestions';
import { typeset } from './typography';

/** All that is written for readers in one language, as data: what the search in the browser looks through. */
interface ContentDatabase {
  readonly locale: Locale;
  readonly entries: readonly Found[];
}

/** The content of a language, in the order it is read from its folders. */
export function contentDatabase(locale: Locale): ContentDatabase {
  const shown = new Set(suggestions().map(({ slug }) => slug));
  const set = (text: string) => typeset(text, locale);
  const words = collection(locale, 'dictionary').map(({ slug, matter, body }) => ({
    ...{ kind: 'dictionary' as const, path: `/dictionary/${slug}`, body, ...matter },
  }));
  const articles = collection(locale, 'blog').map(({ slug, matter, body }) => ({
    ...{ kind: 'blog' as const, path: `/blog/${slug}`, body, ...matter, also: [] },
  }));
  const questions = collection(locale, 'faq').map(({ slug, matter, body }) => ({
    ...{ kind: 'faq' as const, path: `/faq#${slug}`, body, ...matter, also: [], summary: plainText(body) },
  }));
  const designs = collection(locale, 'suggestions')
    .filter(({ slug }) => shown.has(slug))
    .map(({ slug, matter, body }) => ({
      ...{ kind: 'suggestions' as const, path: `/suggestions/${slug}`, body, ...matter, also: [] },
    }));
  const entries = [...words, ...articles, ...questions, ...designs].map(
    ({ kind, path, title, also, summary, body }) => ({
      ...{ kind, path: localPath(locale, path), title: set(title), also },
      ...{ summary: set(summary), text: plainText(body) },
    }),
  );
  return { locale, entries };
}

const files = new Map<Locale, { readonly name: string; readonly body: string }>();

/** The database of a language as a file named by what is in it, so that it may be kept for ever. */
export function databaseFile(locale: Locale): { readonly name: string; readonly body: string } {
  const known = files.get(locale);
  if (known) return known;
  const body = JSON.stringify(contentDatabase(locale));
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 16);
  const file = { name: `${locale}.${hash}.json`, body };
  // While writing, a saved text must be found at once.
  if (process.env.NODE_ENV === 'production') files.set(locale, file);
  return file;
}

/** Where a browser fetches the content of a language. */
export function databaseAddress(locale: Locale): string {
  return `/static/content/${databaseFile(locale).name}`;
}

/** The file of that name, if it is today's. */
export function databaseNamed(name: string) {
  return LOCALES.map(databaseFile).find((file) => file.name === name);
}
