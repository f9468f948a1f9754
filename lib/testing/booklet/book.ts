import { expect } from 'vitest';
import { type Book, openBook } from '@/lib/booklet/book';
import type { Garment } from '@/lib/choices/types';
import type { Draft } from '@/lib/pattern/types';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { draftOf } from './designs';
import { type TestLocale, testWords } from './words';

const IDENTITY = { patternName: 'Essai', wearer: 'Ida', date: '2026-11-21', code: 'X' };

export function bookOf(draft: Draft, locale: TestLocale = 'fr'): Book {
  return openBook(draft, { words: testWords(locale), locale, unit: 'cm', ...IDENTITY });
}

/** The booklet of a garment's default with what is worn instead, chosen one after the other and all of it kept. */
export function bookWith(
  garment: Garment,
  worn: Readonly<Record<string, string>>,
  locale: TestLocale = 'fr',
): Book {
  const choices = chooseInTurn(garment, worn);
  expect(choices.options).toMatchObject(worn);
  return bookOf(draftOf(choices), locale);
}
