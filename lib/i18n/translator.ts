import { type AbstractIntlMessages, createTranslator } from 'use-intl/core';
import type { Locale } from './locales';
import { loadMessages } from './messages';
import type { Namespace } from './namespaces';

/** The words of a language by their key, with the figures they quote. */
export interface Translator {
  (key: string, figures?: Readonly<Record<string, number | string>>): string;
  readonly has: (key: string) => boolean;
}

/** What is printed, mailed or built into a page has no holes, and what is printed is paid for. */
function rethrow(error: Error): never {
  throw error;
}

/**
 * A translator over messages: those of several namespaces have their name in their keys, `booklet.cover.front`. Throws an
 * Error for a word that is missing or lacks a figure, unless `onError` lets it pass: then its key stands for it.
 */
export function translatorOf(
  locale: Locale,
  messages: AbstractIntlMessages,
  onError: (error: Error) => void = rethrow,
): Translator {
  // Its keys are those of one set of messages; here they are put together while the program runs.
  return createTranslator({ locale, messages, onError }) as unknown as Translator;
}

/** A translator over the namespaces named, read from their files. */
export const loadTranslator = async (locale: Locale, namespaces: readonly Namespace[]): Promise<Translator> =>
  translatorOf(locale, await loadMessages(locale, namespaces));

const printed = new Map<Locale, Promise<Translator>>();

/** The words printed on sheets and in the booklet: kept, since a translator reads each sentence once. */
export function printWords(locale: Locale): Promise<Translator> {
  const words =
    printed.get(locale) ?? loadTranslator(locale, ['sheets', 'booklet', 'catalogue', 'cloth', 'fit']);
  printed.set(locale, words);
  return words;
}
