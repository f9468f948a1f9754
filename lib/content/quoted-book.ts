import 'server-only';
import { type Book, openBook } from '@/lib/booklet/book';
import type { Locale } from '@/lib/i18n/locales';
import { printWords } from '@/lib/i18n/translator';
import type { Draft } from '@/lib/pattern/types';

/** The booklet of a draft as a page quotes it: nobody's, in centimetres. */
export async function quotedBook(draft: Draft, locale: Locale): Promise<Book> {
  const words = await printWords(locale);
  const nobody = { patternName: '', wearer: '', code: '', date: '2026-01-01' };
  return openBook(draft, { words, locale, unit: 'cm', ...nobody });
}
