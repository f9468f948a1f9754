import 'server-only';
import { type Book, openBook } from '@/lib/booklet/book';
import type { Locale } from '@/lib/i18n/locales';
import { printWords } from '@/lib/i18n/translator';
import type { Draft } from '@/lib/pattern/types';

const opened = new WeakMap<Draft, Map<Locale, Promise<Book>>>();

/** The booklet of a draft as pages quote it: nobody's, in centimetres. What is worked out from it is kept with it. */
export function quotedBook(draft: Draft, locale: Locale): Promise<Book> {
  const own = opened.get(draft) ?? new Map<Locale, Promise<Book>>();
  opened.set(draft, own);
  const book = own.get(locale) ?? openedIn(draft, locale);
  own.set(locale, book);
  return book;
}

async function openedIn(draft: Draft, locale: Locale): Promise<Book> {
  const words = await printWords(locale);
  const nobody = { patternName: '', wearer: '', code: '', date: '2026-01-01' };
  return openBook(draft, { words, locale, unit: 'cm', ...nobody });
}
