import type { Locale } from '@/lib/i18n/locales';
import { collection, entry } from './collection';
import type { Entry, Kind } from './kinds';
import { type Rendered, renderMarkdown } from './markdown';

/** The title of a dictionary word, for links that name none. Refuses a word there is not, so that no link is broken. */
export function wordTitle(locale: Locale, slug: string): string {
  const word = entry(locale, 'dictionary', slug);
  if (!word) throw new Error(`${locale}: no dictionary word is called ${slug}`);
  return word.matter.title;
}

/** The body of an entry as HTML in its language. */
export function rendered({ body }: Entry, locale: Locale): Rendered {
  return renderMarkdown(body, locale, (slug) => wordTitle(locale, slug));
}

/** An entry that a page is built for. Refuses one there is not. */
export function existing<K extends Kind>(locale: Locale, kind: K, slug: string): Entry<K> {
  const found = entry(locale, kind, slug);
  if (!found) throw new Error(`${locale}: no ${kind} is called ${slug}`);
  return found;
}

type Word = Entry<'dictionary'>;

export interface LetterGroup {
  readonly letter: string;
  readonly words: readonly Word[];
}

/** The dictionary in the order of its language, by first letter; accents do not make a letter of their own. */
export function byLetter(locale: Locale): readonly LetterGroup[] {
  const { compare } = new Intl.Collator(locale);
  const words = [...collection(locale, 'dictionary')].sort((a, b) => compare(a.matter.title, b.matter.title));
  const groups = new Map<string, Word[]>();
  for (const word of words) {
    const letter = firstLetter(word.matter.title);
    groups.set(letter, [...(groups.get(letter) ?? []), word]);
  }
  return [...groups].map(([letter, own]) => ({ letter, words: own }));
}

function firstLetter(title: string): string {
  return title.normalize('NFD').charAt(0).toUpperCase();
}
