import 'server-only';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@/lib/i18n/locales';
import { readEntry } from './front-matter';
import type { Entry, Kind } from './kinds';

/** Where the Markdown is; pages that read it are rendered at build, so a running server never does. */
export const CONTENT_FOLDER = join(process.cwd(), 'content');

const kept = new Map<string, readonly Entry[]>();

function fileNames(locale: Locale, kind: Kind): string[] {
  return readdirSync(join(CONTENT_FOLDER, locale, kind))
    .filter((name) => name.endsWith('.md'))
    .sort();
}

function readAll<K extends Kind>(locale: Locale, kind: K): readonly Entry<K>[] {
  return fileNames(locale, kind).map((name) => {
    const text = readFileSync(join(CONTENT_FOLDER, locale, kind, name), 'utf8');
    return readEntry(kind, name.slice(0, -'.md'.length), text);
  });
}

/** Every entry of a kind in a language, by slug. */
export function collection<K extends Kind>(locale: Locale, kind: K): readonly Entry<K>[] {
  const key = `${locale}/${kind}`;
  const known = kept.get(key) as readonly Entry<K>[] | undefined;
  if (known) return known;
  const entries = readAll(locale, kind);
  // While writing, a saved file must show at once.
  if (process.env.NODE_ENV === 'production') kept.set(key, entries);
  return entries;
}

/** One entry, or nothing when there is none of that name. */
export function entry<K extends Kind>(locale: Locale, kind: K, slug: string): Entry<K> | undefined {
  return collection(locale, kind).find((item) => item.slug === slug);
}

export function slugs(locale: Locale, kind: Kind): readonly string[] {
  return collection(locale, kind).map((item) => item.slug);
}
